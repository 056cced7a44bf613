import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import {
  Banner,
  Button,
  ConfirmDialog,
  DescriptionList,
  Empty,
  List,
  ListItem,
  Money,
  Picture,
  ProgressBar,
  Skeleton,
  Tag,
} from '@koi/ui'
import { useState } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { routes } from '../routing/pages.ts'
import { loginPath } from '../routing/redirects.ts'
import styles from './PromotionSection.module.css'
import type { PromotionModel } from './usePromotion.ts'

type Ready = Extract<PromotionModel, { status: 'ready' }>

/** How far the wagering is, and what became of the bonus. */
function Progress({ progress }: { readonly progress: NonNullable<Ready['progress']> }) {
  const { required, done, percent, expires, running } = progress
  const reached = m.promo_wagered({ done: formatAmount(done), required: formatAmount(required) })
  return (
    <section className={styles['part']} aria-labelledby="promotion-progress">
      <h2 id="promotion-progress" className={styles['title']}>
        {m.promo_progress()}
      </h2>
      {required > 0n ? (
        <>
          <ProgressBar label={m.promo_progress()} percent={percent} valueText={reached} tone="gold" />
          <p>{reached}</p>
        </>
      ) : null}
      <DescriptionList
        items={[
          { term: m.promo_bonus(), value: <Money fen={progress.bonus} /> },
          ...(running
            ? [
                { term: m.promo_balance(), value: <Money fen={progress.balance} /> },
                { term: m.promo_held(), value: <Money fen={progress.held} /> },
                { term: m.promo_expires(), value: expires ?? '' },
              ]
            : [
                { term: m.promo_released(), value: <Money fen={progress.released} /> },
                { term: m.promo_lost(), value: <Money fen={progress.lost} /> },
              ]),
        ]}
      />
    </section>
  )
}

/** The steps of a recharge reward, each to be claimed once it is reached. */
function Steps({ model, steps }: { readonly model: Ready; readonly steps: NonNullable<Ready['steps']> }) {
  return (
    <section className={styles['part']} aria-labelledby="promotion-steps">
      <h2 id="promotion-steps" className={styles['title']}>
        {m.promo_deposited({ amount: formatAmount(steps.deposited) })}
      </h2>
      <List>
        {steps.items.map(({ step, deposit, reward, reached, claimed }) => (
          <ListItem
            key={step}
            title={m.promo_step({ deposit: formatAmount(deposit), reward: formatAmount(reward) })}
            end={
              claimed ? (
                <Tag tone="positive">{m.promo_claimed()}</Tag>
              ) : (
                <Button size="small" disabled={!reached || model.busy} onClick={() => model.onStep(step)}>
                  {m.promo_claim()}
                </Button>
              )
            }
          />
        ))}
      </List>
    </section>
  )
}

/** What is to be done next, with a question before it. */
function Next({ model }: { readonly model: Ready }) {
  const [asked, setAsked] = useState<'next' | 'cancel' | null>(null)
  const { next, cancelling, busy, promotion } = model
  const agree = () => {
    setAsked(null)
    if (asked === 'cancel') model.onCancel()
    else model.onNext()
  }
  return (
    <div className={styles['actions']}>
      {next === 'login' ? (
        <Button variant="primary" href={loginPath(promotion.href)}>
          {m.promo_log_in()}
        </Button>
      ) : null}
      {next === 'deposit' ? (
        <Button variant="primary" href={routes.deposit}>
          {m.promo_deposit()}
        </Button>
      ) : null}
      {next === 'join' || next === 'claim' ? (
        <Button variant="primary" loading={busy} onClick={() => setAsked('next')}>
          {next === 'join' ? m.promo_join() : m.promo_claim()}
        </Button>
      ) : null}
      {cancelling ? (
        <Button variant="ghost" disabled={busy} onClick={() => setAsked('cancel')}>
          {m.promo_cancel()}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked === 'next'}
        title={
          next === 'join'
            ? m.promo_join_title({ title: promotion.title })
            : m.promo_claim_title({ title: promotion.title })
        }
        confirmLabel={next === 'join' ? m.promo_join() : m.promo_claim()}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        {m.promo_agree_text()}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'cancel' && cancelling !== null}
        danger
        title={m.promo_cancel_title()}
        confirmLabel={m.promo_cancel()}
        cancelLabel={m.promo_keep()}
        onConfirm={agree}
        onCancel={() => setAsked(null)}
      >
        {cancelling ? (
          <DescriptionList
            items={[
              { term: m.promo_cancel_kept(), value: <Money fen={cancelling.kept} /> },
              { term: m.promo_cancel_lost(), value: <Money fen={cancelling.lost} />, strong: true },
              { term: m.promo_cancel_held(), value: <Money fen={cancelling.held} /> },
            ]}
          />
        ) : null}
      </ConfirmDialog>
    </div>
  )
}

export interface PromotionSectionProps {
  readonly model: PromotionModel
  /** Leads back to the list. */
  readonly onList: () => void
}

/** A promotion with its state, progress and complete terms, or what there is instead. */
export function PromotionSection({ model, onList }: PromotionSectionProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.promo_detail_error_title()}
      skeleton={
        <div className={styles['promotion']}>
          <Skeleton shape="box" ratio="16 / 9" />
          <Skeleton lines={6} />
        </div>
      }
      empty={
        <Empty
          title={m.promo_gone_title()}
          description={m.promo_gone_text()}
          action={<Button onClick={onList}>{m.promo_back_to_list()}</Button>}
        />
      }
    >
      {(ready) => {
        const { promotion, sections, progress, steps, message } = ready
        return (
          <article className={styles['promotion']}>
            <Picture className={styles['picture']} src={promotion.picture} alt="" ratio="16 / 9" eager />
            <p className={styles['about']}>
              <Tag tone={promotion.state.tone}>{promotion.state.label}</Tag>
              <span>{promotion.period}</span>
            </p>
            <p>{promotion.summary}</p>
            {message ? <Banner tone={message.tone}>{message.text}</Banner> : null}
            {progress ? <Progress progress={progress} /> : null}
            {steps ? <Steps model={ready} steps={steps} /> : null}
            <section className={styles['part']} aria-labelledby="promotion-terms">
              <h2 id="promotion-terms" className={styles['title']}>
                {m.promo_terms()}
              </h2>
              {sections.map(({ heading, text }) => (
                <section key={heading} className={styles['term']}>
                  <h3 className={styles['heading']}>{heading}</h3>
                  <p>{text}</p>
                </section>
              ))}
            </section>
            <Next model={ready} />
          </article>
        )
      }}
    </Loaded>
  )
}
