import type { RecycleModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { List, ListItem, Money } from '@koi/ui'
import styles from './RecycleLeft.module.css'

export interface RecycleLeftProps {
  readonly left: Extract<RecycleModel, { step: 'done' }>['left']
}

/** What could not be brought back, each with its reason. */
export function RecycleLeft({ left }: RecycleLeftProps) {
  return (
    <section className={styles['left']} aria-label={m.wallet_recycle_left()}>
      <h3 className={styles['title']}>{m.wallet_recycle_left()}</h3>
      <List className={styles['list']}>
        {left.map(({ name, amount, reason }) => (
          <ListItem key={name} title={name} description={reason} end={<Money fen={amount} />} />
        ))}
      </List>
    </section>
  )
}
