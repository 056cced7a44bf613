import * as v from 'valibot'
import { engineIds, type RoundFault, verifyRound } from '../engines/index.ts'
import { money } from '../schema/money.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const amount = v.pipe(money, v.minValue(0n))

const name = v.strictObject({ 'zh-CN': v.string(), en: v.string() })

/** A round as it is published: as the game page shows it, and the settlement answers it. Nothing else may stand in it. */
const publishedRound = v.strictObject({
  number: v.string(),
  issue: v.optional(v.string()),
  match: v.optional(
    v.strictObject({
      id: v.string(),
      home: name,
      away: name,
      expected: v.strictObject({ home: count, away: count }),
    }),
  ),
  engine: v.picklist(engineIds),
  serverHash: v.string(),
  serverSeed: v.string(),
  clientSeed: v.string(),
  nonce: count,
  bets: v.array(
    v.strictObject({ selection: v.string(), amount, quote: v.optional(count), odds: count, payout: amount }),
  ),
  outcome: v.record(v.string(), v.array(count)),
  seal: v.string(),
})

/** What was found of one round. */
export interface Verdict {
  /** Its number, or its place in the text when that cannot be read. */
  readonly round: string
  readonly faults: readonly (RoundFault | 'unreadable' | 'repeated' | 'divided')[]
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * Verifies published rounds, one in each line of the text, from their data alone: commitment, outcome, payout and seal of
 * each, that no number comes twice, and that a server seed belongs to one round, or to one draw, which has no other.
 *
 * @example
 * ```ts
 * verifyRounds('{"number":"20261123-000042",…}').filter(({ faults }) => faults.length > 0)
 * ```
 */
export function verifyRounds(text: string): readonly Verdict[] {
  const numbers = new Set<string>()
  const drawOfSeed = new Map<string, string>()
  const seedOfDraw = new Map<string, string>()
  const lines = text.split(/\r?\n/).flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at: at + 1 }]))
  return lines.map(({ line, at }): Verdict => {
    const read = v.safeParse(publishedRound, readJson(line))
    if (!read.success) return { round: `line ${at}`, faults: ['unreadable'] }
    const { number, serverSeed, issue, engine, clientSeed } = read.output
    const draw = issue === undefined ? `round ${number}` : `draw ${engine} ${clientSeed}`
    const repeated = numbers.has(number) || (drawOfSeed.get(serverSeed) ?? draw) !== draw
    const divided = (seedOfDraw.get(draw) ?? serverSeed) !== serverSeed
    numbers.add(number)
    drawOfSeed.set(serverSeed, draw)
    seedOfDraw.set(draw, serverSeed)
    return {
      round: number,
      faults: [
        ...verifyRound(read.output),
        ...(repeated ? ['repeated' as const] : []),
        ...(divided && !repeated ? ['divided' as const] : []),
      ],
    }
  })
}
