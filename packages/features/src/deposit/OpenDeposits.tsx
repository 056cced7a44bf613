import { m } from '@koi/i18n'
import { Card, Countdown, List, ListItem, Money, Tag } from '@koi/ui'
import type { OpenDeposit } from './useOpenDeposits.ts'

/** Orders that can still be paid, each with the time left; nothing while there are none. */
export function OpenDeposits({ open }: { readonly open: readonly OpenDeposit[] }) {
  if (open.length === 0) return null
  return (
    <Card title={m.deposit_open_title()} padding="none">
      <List aria-label={m.deposit_open_title()}>
        {open.map(({ id, name, amount, until, reminded, href }) => (
          <ListItem
            key={id}
            href={href}
            title={
              <>
                {name} {reminded ? <Tag tone="warning">{m.deposit_step_reminded()}</Tag> : null}
              </>
            }
            description={
              <>
                {m.deposit_open_left()} <Countdown until={until} />
              </>
            }
            end={<Money fen={amount} />}
          />
        ))}
      </List>
    </Card>
  )
}
