import { type Engine, type Outcome, selectionsOf } from './engine.ts'

/** An amount in fen laid on a selection. */
export interface BetLine {
  readonly selection: string
  readonly amount: bigint
  /** The odds that it is laid at, in hundredths, where they differ from match to match; else those of the selection hold. */
  readonly quote?: number | undefined
}

/** A settled bet: `odds` in hundredths of the stake as they were paid (0 when lost), `payout` in fen. */
export interface SettledLine extends BetLine {
  readonly odds: number
  readonly payout: bigint
}

/** What an outcome pays on each bet. A fraction of a fen is dropped, bet by bet. */
export function settleBets(
  engine: Engine,
  bets: readonly BetLine[],
  outcome: Outcome,
): { readonly payout: bigint; readonly bets: readonly SettledLine[] } {
  const settled = bets.map((bet): SettledLine => {
    const odds = engine.pays(bet.selection, outcome, bet.quote)
    return { ...bet, odds, payout: (bet.amount * BigInt(odds)) / 100n }
  })
  return { payout: settled.reduce((sum, { payout }) => sum + payout, 0n), bets: settled }
}

/** Whether every bet is on a selection of the engine, each at most once. */
export function areBetsOf(engine: Engine, bets: readonly BetLine[]): boolean {
  const known = new Set(selectionsOf(engine).map(({ id }) => id))
  return bets.length > 0 && bets.every(({ selection }) => known.delete(selection))
}
