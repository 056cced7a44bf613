import { stateTones, type RecentWithdrawal } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { List, ListItem, Money, Tag } from '@koi/ui'
import styles from './RecentWithdrawals.module.css'

interface RecentWithdrawalsProps {
  readonly recent: readonly RecentWithdrawal[]
  readonly hidden: boolean
}

/** The last withdrawals, each leading to its ladder. */
export function RecentWithdrawals({ recent, hidden }: RecentWithdrawalsProps) {
  if (recent.length === 0) return null
  return (
    <section className={styles['section']} aria-label={m.withdraw_recent()}>
      <h2 className={styles['title']}>{m.withdraw_recent()}</h2>
      <List boxed>
        {recent.map(({ id, amount, account, state, label, at, path }) => (
          <ListItem
            key={id}
            href={path}
            title={<Money fen={amount} hidden={hidden} />}
            description={
              <>
                {account}
                <br />
                {at}
              </>
            }
            end={<Tag tone={stateTones[state]}>{label}</Tag>}
          />
        ))}
      </List>
    </section>
  )
}
