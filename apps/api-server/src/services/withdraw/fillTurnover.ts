/** A credited deposit, and what was staked between it and the next one, in fen. */
export interface CreditedDeposit {
  readonly id: string
  readonly at: Date
  readonly amount: bigint
  readonly staked: bigint
}

/** What a deposit asks for and how much of that is done, in fen. */
export interface TurnoverItem {
  readonly id: string
  readonly at: Date
  readonly amount: bigint
  readonly required: bigint
  readonly done: bigint
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * Fills deposits with stakes, both in the order of time. A stake counts for deposits credited before it was placed, the
 * oldest first; what is staked while nothing is asked for counts for no later deposit.
 */
export function fillTurnover(deposits: readonly CreditedDeposit[], times: bigint): TurnoverItem[] {
  const items: { id: string; at: Date; amount: bigint; required: bigint; done: bigint }[] = []
  for (const { id, at, amount, staked } of deposits) {
    items.push({ id, at, amount, required: amount * times, done: 0n })
    let left = staked
    for (const item of items) {
      const part = least(left, item.required - item.done)
      item.done += part
      left -= part
    }
  }
  return items
}
