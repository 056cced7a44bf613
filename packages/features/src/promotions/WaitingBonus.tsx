import { m } from '@koi/i18n'
import { Banner, DescriptionList, Money, TextLink } from '@koi/ui'
import styles from './PromotionSection.module.css'
import type { WaitingBonus as Waiting } from './promotionModel.ts'

/** A bonus that waits to be claimed: what it is, until when, and what has to end first. */
export function WaitingBonus({ waiting }: { readonly waiting: Waiting }) {
  const { bonus, required, until, behind } = waiting
  return (
    <section className={styles['part']} aria-labelledby="promotion-waiting">
      <h2 id="promotion-waiting" className={styles['title']}>
        {m.promo_waiting()}
      </h2>
      <DescriptionList
        items={[
          { term: m.promo_bonus(), value: <Money fen={bonus} /> },
          { term: m.promo_waiting_required(), value: <Money fen={required} /> },
          { term: m.promo_claim_until(), value: until },
        ]}
      />
      {behind ? (
        <Banner tone="info">
          {m.promo_waits_for({ title: behind.title })}{' '}
          <TextLink href={behind.href}>{m.promo_waits_for_open()}</TextLink>
        </Banner>
      ) : null}
    </section>
  )
}
