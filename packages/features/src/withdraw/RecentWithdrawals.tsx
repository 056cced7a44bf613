import { m } from '@koi/i18n'
import { Card, List, ListItem, Money, Tag } from '@koi/ui'
import type { RecentWithdrawal } from './recentWithdrawal.ts'
import { stateTones } from './withdrawalStates.ts'

export interface RecentWithdrawalsProps {
  readonly recent: readonly RecentWithdrawal[]
  readonly hidden: boolean
}

/** The last withdrawals, each leading to its ladder; nothing while there are none. */
export function RecentWithdrawals({ recent, hidden }: RecentWithdrawalsProps) {
  if (recent.length === 0) return null
  return (
    <Card padding="none" title={m.withdraw_recent()}>
      <List>
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
    </Card>
  )
}
