import type { BalanceModel } from '@koi/features/balance'
import { BalanceSection } from '@koi/features/transfer'
import { Card } from '@koi/ui'

interface BalanceLineProps {
  readonly balance: BalanceModel
}

/** What the member has and where it lies, on every page of money (RTS 1A). */
export function BalanceLine({ balance }: BalanceLineProps) {
  if (balance.status === 'guest') return null
  return (
    <Card>
      <BalanceSection balance={balance} />
    </Card>
  )
}
