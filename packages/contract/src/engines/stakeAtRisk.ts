import type { Engine } from './engine.ts'
import type { BetLine } from './settleBets.ts'

/**
 * What of the bets on one result is at risk, in fen: where they lie on all sides of a set of opposites, the smallest side is
 * taken off each of them (0110).
 *
 * @example
 * ```ts
 * stakeAtRisk(roulette, [{ selection: 'red', amount: 1_000n }, { selection: 'black', amount: 700n }]) // 300n
 * ```
 */
export function stakeAtRisk({ opposites = [] }: Pick<Engine, 'opposites'>, bets: readonly BetLine[]): bigint {
  const left = new Map<string, bigint>()
  for (const { selection, amount } of bets) left.set(selection, (left.get(selection) ?? 0n) + amount)
  const sumOf = (selections: Iterable<string>) =>
    [...selections].reduce((sum, selection) => sum + (left.get(selection) ?? 0n), 0n)
  for (const set of opposites) {
    const sides = set.map((side) => (typeof side === 'string' ? [side] : side))
    const covered = sides.map(sumOf).reduce((least, amount) => (amount < least ? amount : least))
    for (const side of sides) takeOff(left, side, covered)
  }
  return sumOf(left.keys())
}

/** Takes an amount off the selections of a side, the first ones first. */
function takeOff(left: Map<string, bigint>, side: readonly string[], amount: bigint): void {
  let rest = amount
  for (const selection of side) {
    const there = left.get(selection) ?? 0n
    const off = there < rest ? there : rest
    left.set(selection, there - off)
    rest -= off
  }
}
