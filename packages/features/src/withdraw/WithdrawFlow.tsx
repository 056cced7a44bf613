import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, Field, Form, PasscodeInput } from '@koi/ui'
import { useId } from 'react'
import { focusOnMount, SubmitButton } from '../forms/index.ts'
import { MoneyFlow, type MoneyFacts, type MoneyFlowForm } from '../money/MoneyFlow.tsx'
import type { MoneyFlowStep } from '../money/useMoneyFlow.ts'
import { cancellingItems } from '../promotions/index.ts'
import { passwordTitle, WithdrawPasswordFields } from '../withdrawPassword/index.ts'
import { quoteItems } from './quoteItems.tsx'
import type { WithdrawStep } from './useWithdrawFlow.ts'
import type { WithdrawDraft } from './useWithdrawForm.ts'
import styles from './WithdrawFlow.module.css'

type PasswordStep = Extract<WithdrawStep, { step: 'password' | 'new-password' }>

const accountOf = ({ account }: WithdrawDraft) => `${account.name} ${account.number}`

function factsOf(draft: WithdrawDraft): MoneyFacts {
  return {
    amount: draft.amount,
    items: [
      { term: m.withdraw_account(), value: accountOf(draft) },
      ...quoteItems(draft),
      { term: m.withdraw_time(), value: m.withdraw_arrives_by({ time: draft.arrivesBy }) },
      ...(draft.bonus
        ? [{ term: m.withdraw_bonus(), value: draft.bonus.title }, ...cancellingItems(draft.bonus)]
        : []),
    ],
    note: draft.bonus ? m.withdraw_ends_bonus() : m.withdraw_no_cancel(),
  }
}

/** The withdraw password, or the form that sets one first. */
function passwordForm(step: PasswordStep, formId: string): MoneyFlowForm {
  if (step.step === 'new-password') {
    const { form } = step
    const { title, text } = passwordTitle(form.mode)
    return {
      title,
      busy: form.status === 'submitting',
      onClose: step.onCancel,
      content: (
        <Form id={formId} error={form.message} onSubmit={form.onSubmit}>
          <p className={styles['lead']}>
            {form.mode === 'set' ? m.withdraw_password_set_first() : null} {text}
          </p>
          <WithdrawPasswordFields form={form} />
        </Form>
      ),
      actions: (
        <SubmitButton form={form} formId={formId}>
          {m.withdraw_password_save()}
        </SubmitButton>
      ),
    }
  }
  const { draft, password } = step
  return {
    title: m.withdraw_password_title(),
    busy: false,
    onClose: step.onCancel,
    content: (
      <Form id={formId} onSubmit={step.onSubmit}>
        <p className={styles['lead']}>
          {m.withdraw_password_for({ amount: formatAmount(draft.amount), account: accountOf(draft) })}
        </p>
        <Field
          label={m.withdraw_password()}
          error={password.error}
          end={
            <Button variant="ghost" size="small" onClick={step.onForgot}>
              {m.withdraw_forgot()}
            </Button>
          }
        >
          <PasscodeInput
            masked
            ref={focusOnMount}
            value={password.value}
            onValueChange={password.onChange}
            onBlur={password.onBlur}
          />
        </Field>
      </Form>
    ),
    actions: (
      <Button type="submit" form={formId} variant="primary" disabled={!step.canSubmit}>
        {m.withdraw_submit()}
      </Button>
    ),
  }
}

const isPasswordStep = (step: WithdrawStep): step is PasswordStep =>
  step.step === 'password' || step.step === 'new-password'

export interface WithdrawFlowProps {
  readonly step: WithdrawStep
  /** Whether the withdraw password comes after the review. */
  readonly asksPassword: boolean
}

/** A withdrawal after its form: looked at, confirmed by its password, and on to its order. */
export function WithdrawFlow({ step, asksPassword }: WithdrawFlowProps) {
  const formId = useId()
  const form = isPasswordStep(step) ? passwordForm(step, formId) : null
  const money: MoneyFlowStep<WithdrawDraft> = isPasswordStep(step) ? { step: 'form' } : step
  return (
    <MoneyFlow
      step={money}
      form={form}
      texts={{
        review: m.withdraw_review_title(),
        confirm: asksPassword ? m.withdraw_review_next() : m.withdraw_submit(),
        refused: m.withdraw_refused_title(),
        earlier: m.withdraw_earlier(),
      }}
      facts={factsOf}
    />
  )
}
