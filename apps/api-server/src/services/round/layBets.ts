import { fenToDecimal } from '@koi/api-core/amount'
import {
  areBetsOf,
  type BetLine,
  betLimits,
  betStep,
  type Engine,
  type EngineId,
  engines,
  mainSelection,
  type Selection,
  selectionsOf,
} from '@koi/contract/engines'
import type { Quotes } from '../../rules/matches/quotes.ts'
import { refuse } from '../refusal.ts'

/** What can be bet on, with the odds of a match where it has its own. */
export function offeredOf(engine: Engine, quotes: Quotes | null): readonly Selection[] {
  if (quotes === null) return selectionsOf(engine)
  return selectionsOf(engine).flatMap((selection) => {
    const odds = quotes[selection.id]
    return odds === undefined ? [] : [{ ...selection, odds }]
  })
}

/**
 * The bets of a stake, each within the limits of its selection, together within those of the game; a stake that names
 * none lies on the main selection. On a match of the schedule each is laid at the odds of the moment.
 *
 * @throws Refusal `invalid-input` for bets that the engine does not take, that are too many, no multiple of its step, not
 * the stake together, or at odds where the game has its own; a field `bets.<selection>` for each that is not offered, for a
 * page that was opened when it still was.
 * `amount-out-of-range` with the limits of the selection or of the game.
 */
export function layBets(
  engineId: EngineId,
  stake: bigint,
  laid: readonly BetLine[] | undefined,
  limits: { readonly min: bigint; readonly max: bigint },
  quotes: Quotes | null = null,
): readonly BetLine[] {
  const engine = engines[engineId]
  const bets = (laid ?? [{ selection: mainSelection(engine).id, amount: stake }]).map(
    ({ selection, amount }): BetLine => {
      const quote = quotes?.[selection]
      return quote === undefined ? { selection, amount } : { selection, amount, quote }
    },
  )
  const sum = bets.reduce((total, { amount }) => total + amount, 0n)
  const selections = new Map(offeredOf(engine, quotes).map((selection) => [selection.id, selection] as const))
  const closed = bets.filter(({ selection }) => !selections.has(selection))
  if (closed.length > 0) {
    refuse('invalid-input', {
      fields: closed.map(({ selection }) => ({ path: `bets.${selection}`, rule: 'unknown' })),
    })
  }
  const foreignOdds = quotes === null && (laid ?? []).some(({ quote }) => quote !== undefined)
  if (sum !== stake || foreignOdds || !areBetsOf(engine, bets)) {
    refuse('invalid-input', { fields: [{ path: 'bets', rule: 'unknown' }] })
  }
  if (engine.mostBets !== undefined && bets.length > engine.mostBets) {
    refuse('invalid-input', { fields: [{ path: 'bets', rule: 'range' }] })
  }
  for (const { selection: id, amount } of bets) {
    const selection = selections.get(id)
    if (!selection) continue
    const { min, max } = betLimits(engine, selection, limits)
    if (amount < min || amount > max) {
      refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(max) })
    }
    if (amount % betStep(limits) !== 0n) {
      refuse('invalid-input', { fields: [{ path: 'bets', rule: 'unknown' }] })
    }
  }
  if (sum > limits.max) {
    refuse('amount-out-of-range', { min: fenToDecimal(limits.min), max: fenToDecimal(limits.max) })
  }
  return bets
}
