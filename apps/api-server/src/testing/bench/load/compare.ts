import { pairedRatio, type PairedRatio, median } from '@koi/bench-core/pairedRatio'
import type { Side, Sides } from './openSides.ts'
import type { Observed } from './orders.ts'
import type { Scenario } from './scenarios.ts'
import type { startGenerator } from './startPart.ts'

/** How long is measured. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  readonly members: number
}

/** One round of one side. Work is in microseconds of the processor for each answer. */
interface Round extends Observed {
  readonly perSecond: number
  readonly work: number
  readonly databaseWork: number
  /** Of the processors, by the servers, the database and the generator. */
  readonly cores: readonly [number, number, number]
}

/** What a side did, medians over the rounds. */
export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly work: number
  readonly databaseWork: number
  readonly cores: readonly number[]
  readonly failed: number
}

/** Our servers and the bare routes in the same call. A ratio above 1 says that ours are ahead. */
export interface Compared {
  readonly scenario: Scenario
  readonly koi: Figures
  readonly bare: Figures | null
  readonly perSecond: PairedRatio | null
  readonly work: PairedRatio | null
}

type Generator = ReturnType<typeof startGenerator>

const figuresOf = (rounds: readonly Round[]): Figures => {
  const middle = (read: (round: Round) => number) => median(rounds.map(read))
  return {
    perSecond: middle((round) => round.perSecond),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    work: middle((round) => round.work),
    databaseWork: middle((round) => round.databaseWork),
    cores: [0, 1, 2].map((part) => middle((round) => round.cores[part] ?? 0)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/**
 * Measures a call on both sides in turns, each first as often as the other, so that what else the machine does meets both.
 * Only the ratio of the same round is compared.
 */
export async function compare(
  sides: Sides,
  generator: Generator & { work(): number },
  scenario: Scenario,
  { rounds, seconds, connections, members }: Effort,
): Promise<Compared> {
  const { koi, bare } = sides
  const run = async (side: Side, length: number): Promise<Round> => {
    const before = [side.work(), sides.databaseWork(), generator.work()] as const
    const order = { kind: 'saturate', scenario, members, connections, seconds: length } as const
    const seen = await generator.send({ ...order, origins: [...side.origins] })
    const spent = [side.work(), sides.databaseWork(), generator.work()].map(
      (after, part) => after - (before[part] ?? 0),
    )
    const [servers = 0, database = 0, sender = 0] = spent
    return {
      ...seen,
      perSecond: seen.answered / seen.seconds,
      work: (1e6 * servers) / seen.answered,
      databaseWork: (1e6 * database) / seen.answered,
      cores: [servers / seen.seconds, database / seen.seconds, sender / seen.seconds],
    }
  }
  // No bare route moves money: what a transfer is held against is itself, on fewer processes.
  const others = scenario === 'transfer' ? [] : [bare]
  // What V8 compiles at the beginning, in each process anew, is not held back, or a small share of a core goes to nothing else.
  for (const side of [koi, ...others]) await run(side, seconds * side.origins.length)
  for (const limit of sides.limits) limit.apply()
  const kept = new Map<Side, Round[]>([koi, ...others].map((side) => [side, []]))
  for (let round = 0; round < rounds; round += 1) {
    const order = [koi, ...others]
    for (const side of round % 2 === 0 ? order : order.toReversed())
      kept.get(side)?.push(await run(side, seconds))
  }
  for (const limit of sides.limits) limit.lift()
  const ours = kept.get(koi) ?? []
  const theirs = kept.get(bare)
  const all = (list: readonly Round[], read: (round: Round) => number) => list.map(read)
  return {
    scenario,
    koi: figuresOf(ours),
    bare: theirs ? figuresOf(theirs) : null,
    perSecond: theirs
      ? pairedRatio(
          all(ours, (round) => round.perSecond),
          all(theirs, (round) => round.perSecond),
        )
      : null,
    work: theirs
      ? pairedRatio(
          all(theirs, (round) => round.work),
          all(ours, (round) => round.work),
        )
      : null,
  }
}
