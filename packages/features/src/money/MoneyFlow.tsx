import { m } from '@koi/i18n'
import {
  Banner,
  Button,
  DescriptionList,
  Modal,
  Money,
  Result,
  type Description,
  type ResultProps,
} from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './MoneyFlow.module.css'
import type { MoneyFlowStep } from './useMoneyFlow.ts'

/** What a request moves, and its terms. */
export interface MoneyFacts {
  /** In fen; the name of a thing where it is no money. */
  readonly amount: bigint | string
  readonly items: readonly Description[]
  /** What has to be known before it is confirmed. */
  readonly note?: string
  /** Below the terms. */
  readonly more?: ReactNode
}

/** How a request that went through ended. */
export interface MoneyOutcome extends MoneyFacts {
  readonly title: string
  /** `warning` for one that moved a part only. */
  readonly tone: 'positive' | 'warning'
  readonly text?: string
}

/** A step of a flow's own, such as its password: a form in the same window. */
export interface MoneyFlowForm {
  readonly title: string
  readonly busy: boolean
  readonly content: ReactNode
  readonly actions: ReactNode
  readonly onClose: () => void
}

export interface MoneyFlowProps<Draft, Result> {
  readonly step: MoneyFlowStep<Draft, Result>
  readonly texts: {
    readonly review: string
    readonly confirm: string
    readonly refused: string
    /** Names a request of a page before this one, whose amount is not known. */
    readonly earlier: string
    /** Leads from a refusal back to where it began; to change what was typed by default. */
    readonly back?: string
  }
  readonly facts: (draft: Draft) => MoneyFacts
  /** How it ended, for a flow that does not lead to a page that says so. */
  readonly outcome?: (result: Result) => MoneyOutcome
  /** Shown in place of the step. */
  readonly form?: MoneyFlowForm | null
}

function Moved({ amount, size }: Pick<MoneyFacts, 'amount'> & { readonly size: 'large' | 'hero' }) {
  return typeof amount === 'bigint' ? (
    <Money fen={amount} size={size} />
  ) : (
    <strong className={styles['thing']}>{amount}</strong>
  )
}

interface Shown {
  readonly title: string
  readonly content: ReactNode
  readonly actions?: ReactNode
  /** None while something is under way. */
  readonly onClose: (() => void) | undefined
}

function shownOf<Draft, Done>(props: MoneyFlowProps<Draft, Done>): Shown | null {
  const { step, texts, facts, outcome, form } = props
  if (form) return { ...form, onClose: form.busy ? undefined : form.onClose }

  /** What a draft came to so far. */
  const status = (tone: ResultProps['tone'], draft: Draft | null, text: string) => {
    const known = draft === null ? null : facts(draft)
    const title = known ? <Moved amount={known.amount} size="large" /> : texts.earlier
    return (
      <>
        <Result tone={tone} title={title} description={text} />
        {known ? <DescriptionList items={known.items} /> : null}
      </>
    )
  }
  switch (step.step) {
    case 'form':
      return null
    case 'review':
    case 'sending': {
      const review = step.step === 'review' ? step : null
      const { amount, items, note, more } = facts(step.draft)
      return {
        title: texts.review,
        content: (
          <>
            <p className={styles['amount']}>
              <Moved amount={amount} size="hero" />
            </p>
            <DescriptionList items={items} />
            {note ? <Banner tone="info">{note}</Banner> : null}
            {more}
            {review ? null : <output className={styles['wait']}>{m.money_sending_text()}</output>}
          </>
        ),
        actions: (
          <>
            <Button disabled={!review} onClick={review?.onCancel}>
              {m.common_cancel()}
            </Button>
            <Button variant="primary" loading={!review} onClick={review?.onConfirm}>
              {texts.confirm}
            </Button>
          </>
        ),
        onClose: review?.onCancel,
      }
    }
    case 'confirming':
      return {
        title: m.money_confirming_title(),
        content: status('pending', step.draft, m.money_confirming_text()),
        onClose: undefined,
      }
    case 'duplicate':
      return {
        title: m.money_duplicate_title(),
        content: status('warning', step.draft, step.message),
        actions: (
          <>
            <Button onClick={step.onConfirm}>{m.money_duplicate_confirm()}</Button>
            <Button variant="primary" onClick={step.onCancel}>
              {m.money_duplicate_cancel()}
            </Button>
          </>
        ),
        onClose: step.onCancel,
      }
    case 'done': {
      if (!outcome) return null
      const { title, tone, amount, text, items, more } = outcome(step.result)
      return {
        title,
        content: (
          <>
            <Result tone={tone} title={<Moved amount={amount} size="large" />} description={text} />
            <DescriptionList items={items} />
            {more}
          </>
        ),
        actions: (
          <Button variant="primary" onClick={step.onClose}>
            {m.common_done()}
          </Button>
        ),
        onClose: step.onClose,
      }
    }
    default:
      return {
        title: texts.refused,
        content: status('negative', step.draft, step.message),
        actions: (
          <Button variant="primary" onClick={step.onClose}>
            {texts.back ?? m.money_edit()}
          </Button>
        ),
        onClose: step.onClose,
      }
  }
}

const nothing = () => undefined

/**
 * What comes after the form of every request that moves money: review, sending, an outcome that is being confirmed, a
 * suspected duplicate, the end or a refusal. While something is under way it cannot be closed, and says so.
 */
export function MoneyFlow<Draft, Done = never>(props: MoneyFlowProps<Draft, Done>) {
  const shown = shownOf(props)
  return (
    <Modal
      open={shown !== null}
      size="small"
      title={shown?.title}
      dismissible={shown?.onClose !== undefined}
      onClose={shown?.onClose ?? nothing}
      actions={shown?.actions}
    >
      <div className={styles['content']}>{shown?.content}</div>
    </Modal>
  )
}
