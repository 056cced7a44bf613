import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Banner, Button, Empty, Picture, Skeleton, Tag } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { DeedOutcome } from './DeedOutcome.tsx'
import { PromotionActions } from './PromotionActions.tsx'
import { PromotionProgress } from './PromotionProgress.tsx'
import { PromotionRecord } from './PromotionRecord.tsx'
import styles from './PromotionSection.module.css'
import { RechargeSteps } from './RechargeSteps.tsx'
import { WaitingBonus } from './WaitingBonus.tsx'
import type { PromotionViewProps } from './usePromotionPage.ts'

/** A promotion with its state, progress and complete terms, or what there is instead. */
export function PromotionSection({ model, onList }: PromotionViewProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.promo_detail_error_title()}
      skeleton={
        <div className={styles['promotion']}>
          <Skeleton shape="box" ratio="16 / 9" />
          <Skeleton lines={18} />
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
        const { promotion, sections, progress, steps, message, rebate, record } = ready
        return (
          <article className={styles['promotion']}>
            <Picture className={styles['picture']} src={promotion.picture} alt="" ratio="16 / 9" eager />
            <p className={styles['about']}>
              <Tag tone={promotion.state.tone}>{promotion.state.label}</Tag>
              <span>{promotion.period}</span>
            </p>
            <p>{promotion.summary}</p>
            {ready.reason === null ? null : <Banner tone="info">{ready.reason}</Banner>}
            {rebate === null ? null : (
              <p>
                {rebate === 0n ? m.promo_rebate_none() : m.promo_rebate({ amount: formatAmount(rebate) })}
              </p>
            )}
            {ready.waiting ? <WaitingBonus waiting={ready.waiting} /> : null}
            {progress ? <PromotionProgress progress={progress} /> : null}
            {steps ? <RechargeSteps model={ready} steps={steps} /> : null}
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
            {record ? <PromotionRecord record={record} /> : null}
            <DeedOutcome message={message} />
            <PromotionActions model={ready} />
          </article>
        )
      }}
    </Loaded>
  )
}
