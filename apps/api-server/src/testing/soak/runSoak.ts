import { callLimits, openDatabase } from '../../db/openDatabase.ts'
import { jobHandlers } from '../../jobs/jobHandlers.ts'
import { openJobQueue } from '../../jobs/openJobQueue.ts'
import { queueTime } from '../../jobs/queueTime.ts'
import { createManualClock } from '../createManualClock.ts'
import { createTestServer } from '../createTestServer.ts'
import { silentLogger } from '../testConfig.ts'
import { actOf } from './actOf.ts'
import { checkJournal } from './checkJournal.ts'
import { checkLedger } from './checkLedger.ts'
import { createDraw, createFastClock } from './createDraw.ts'
import { rush } from './promotionActs.ts'
import { prepareSoak } from './prepareSoak.ts'
import { logIn } from './sendIntent.ts'
import { settleSoak } from './settleSoak.ts'
import type { Soak, SoakCounts } from './soak.ts'
import type { FleetSetting } from './fleetServer.ts'
import { type Fleet, startFleet } from './startFleet.ts'

/** For members written all at once and sums over everything, while other processes keep the machine busy. */
const patientLimits = { ...callLimits, connect: 60_000, statement: 60_000 }

/** How many operations were answered as done: calls with a key, rounds, presses in the cashier, callbacks. */
function countAcknowledged({ members, deliveries }: Soak): number {
  const done = members.flatMap(({ intents, rounds, orders }) => [
    ...intents.map(({ state }) => state === 'done'),
    ...rounds.flatMap(({ staked, settled }) => [staked === 'done', settled !== null]),
    ...orders.map(({ press }) => press?.state === 'done'),
  ])
  return [...done, ...deliveries.map(({ accepted }) => accepted)].filter(Boolean).length
}

/** What is to be run. */
export interface SoakPlan {
  readonly location: FleetSetting['location']
  readonly processes: number
  readonly operations: number
  readonly kills: number
  readonly members: number
  readonly seed: number
}

/** How a run ended; `problems` is empty when everything held. */
interface SoakResult {
  readonly counts: SoakCounts & { readonly acknowledged: number }
  readonly problems: readonly string[]
  readonly seconds: number
}

const speed = 20
const lanes = 24
const grant = 500_000n

/** Does one thing after the other in several lanes at the same time, each until it answers that nothing is left. */
async function inLanes(next: () => Promise<boolean>): Promise<void> {
  async function lane(): Promise<void> {
    while (await next());
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Members take turns, several at a time, each one thing at a time, while processes are killed. */
async function work(soak: Soak, fleet: Fleet, { operations, kills }: SoakPlan): Promise<void> {
  const turns = [...soak.members]
  const deaths = Array.from({ length: kills }, () => soak.draw.below(operations)).toSorted((a, b) => a - b)
  const { counts } = soak
  let killing: Promise<void> = Promise.resolve()
  await inLanes(async () => {
    if (counts.operations === operations) return false
    const member = turns.shift()
    if (!member) throw new Error('there are fewer members than lanes')
    counts.operations += 1
    while ((deaths[0] ?? operations) < counts.operations) {
      deaths.shift()
      counts.kills += 1
      killing = killing.then(() => fleet.kill())
    }
    await actOf(member)(soak, member)
    turns.push(member)
    return true
  })
  await killing
}

/**
 * Runs random operations of members against real server processes that are killed at random, and checks afterwards that
 * money was neither made nor lost, and that what clients were told is what is there.
 */
export async function runSoak(plan: SoakPlan): Promise<SoakResult> {
  const started = performance.now()
  const setting = { location: plan.location, start: Date.now(), speed }
  const empty = await openDatabase(plan.location, patientLimits)
  const soak = await prepareSoak(empty.db, plan, { clock: createFastClock(setting.start, speed), grant })
  const queue = await openJobQueue({ database: empty, logger: silentLogger, handlers: jobHandlers })
  const since = `to_timestamp(${setting.start} / 1000.0)`
  await empty.query(queueTime(`${since} + (pg_catalog.now() - ${since}) * ${speed}`))
  await queue.close()
  await empty.close()
  const fleet = await startFleet(setting, plan.processes, createDraw(plan.seed - 1))
  let written = ''
  try {
    soak.fetch = fleet.fetch
    const waiting = [...soak.members]
    await inLanes(async () => {
      const member = waiting.shift()
      if (member) await logIn(soak, member)
      return member !== undefined
    })
    soak.dropped = 2
    await work(soak, fleet, plan)
    await rush(soak)
  } finally {
    written = await fleet.stop()
  }
  const database = await openDatabase(plan.location, patientLimits)
  try {
    const failed = written.split('\n').filter((line) => line.includes('"a call failed"'))
    const asKilled = await checkLedger(database.db)
    const clock = createManualClock(soak.clock.now())
    const server = await createTestServer({ database, clock, config: { trustedProxies: ['127.0.0.1'] } })
    await settleSoak(server, clock, soak)
    const problems = [
      ...failed,
      ...asKilled.map((problem) => `as it was killed: ${problem}`),
      ...(await checkLedger(database.db)),
      ...(await checkJournal(database.db, soak, grant)),
    ]
    return {
      counts: { ...soak.counts, acknowledged: countAcknowledged(soak) },
      problems,
      seconds: Math.round((performance.now() - started) / 1000),
    }
  } finally {
    await database.close()
  }
}
