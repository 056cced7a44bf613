import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { DescriptionList, Money, ProgressBar } from '@koi/ui'
import styles from './PromotionSection.module.css'
import type { BonusProgress } from './promotionModel.ts'

/** How far the wagering is, and what became of the bonus. */
export function PromotionProgress({ progress }: { readonly progress: BonusProgress }) {
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
