/**
 * The sums in which a member's money is stated. `held` are stakes of rounds that are not settled yet. `bonus` is no cash
 * until it is wagered, and so not part of `total` (RTS 1A).
 */
export const balanceSums = ['central', 'venues', 'held', 'bonus', 'total'] as const
export type BalanceSum = (typeof balanceSums)[number]

/** A value for each of the sums. */
export function eachBalanceSum<Value>(value: (sum: BalanceSum) => Value): Record<BalanceSum, Value> {
  return Object.fromEntries(balanceSums.map((sum) => [sum, value(sum)])) as Record<BalanceSum, Value>
}
