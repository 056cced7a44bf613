import { m } from '@koi/i18n'
import { Countdown, List, ListItem, Money, Tag } from '@koi/ui'
import type { OpenDeposit } from './depositModel.ts'

export interface OpenDepositsListProps {
  readonly open: readonly OpenDeposit[]
}

/** Orders that can still be paid, each with the time left. */
export function OpenDepositsList({ open }: OpenDepositsListProps) {
  return (
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
  )
}
