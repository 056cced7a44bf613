import { stateTones, type RecentWithdrawal } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Card, List, ListItem, Money, Tag } from '@koi/ui'

export interface RecentCardProps {
  readonly recent: readonly RecentWithdrawal[]
  readonly hidden: boolean
}

/** The last withdrawals, each leading to its ladder. */
export function RecentCard({ recent, hidden }: RecentCardProps) {
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
