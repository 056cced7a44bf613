import type { BalanceSum } from '@koi/contract/balanceSums'
import { m } from '@koi/i18n'

interface BalancePart {
  readonly sum: BalanceSum
  readonly label: () => string
}

/** Where a member's money can lie, in the order and with the names that every panel shows. */
const balanceParts: readonly BalancePart[] = [
  { sum: 'central', label: m.wallet_central },
  { sum: 'venues', label: m.wallet_venues },
  { sum: 'held', label: m.wallet_held },
  { sum: 'bonus', label: m.wallet_bonus },
]

/** The parts that a panel shows: bonus money only where there is any. Amounts in fen, null while they are not known. */
export function shownParts(balance: Readonly<Record<BalanceSum, bigint | null>>): readonly BalancePart[] {
  return balanceParts.filter(({ sum }) => sum !== 'bonus' || balance.bonus)
}
