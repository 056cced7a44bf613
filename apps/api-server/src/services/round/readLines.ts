import type { BetLine, Outcome, SettledLine } from '@koi/contract/engines'
import * as v from 'valibot'

const fen = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)
const lines = v.array(
  v.object({
    selection: v.string(),
    amount: fen,
    quote: v.optional(v.number()),
    odds: v.optional(v.number(), 0),
    payout: v.optional(fen, '0'),
  }),
)
const drawn = v.record(v.string(), v.array(v.number()))

/** Bets as a round keeps them: amounts in fen as text, for JSON has no such whole numbers. */
export function writeLines(bets: readonly (BetLine | SettledLine)[]): string {
  return JSON.stringify(bets, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}

/** The bets of a round; what was paid is zero until it is settled. */
export function readLines(stored: unknown): readonly SettledLine[] {
  return v.parse(lines, stored ?? [])
}

/** What was drawn in a settled round. */
export function readDrawn(stored: unknown): Outcome {
  return v.parse(drawn, stored)
}
