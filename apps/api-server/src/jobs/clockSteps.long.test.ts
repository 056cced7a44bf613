import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { schedule } from './jobHandler.ts'
import { runDueJobs } from './runJobs.ts'

const [second, minute] = [1_000, 60_000]
const year = 365 * 24 * 60 * minute
/** How often the server polls for work here. */
const pollEvery = 10 * second
const periods = { short: minute, long: 2 * minute }

const clock = createManualClock()
/** Time that has truly passed, whatever the clock says. */
let elapsed = 0
let ran: { kind: string; at: number }[] = []
const handlers = Object.entries(periods).map(([kind, every]) =>
  schedule(kind, every, async () => void ran.push({ kind, at: elapsed })),
)

const servers = {
  'on the embedded engine': await createTestServer({
    clock,
    handlers,
    database: await openTestDatabase('pglite'),
  }),
  'on PostgreSQL': await createTestServer({ clock, handlers }),
}

afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
})

/** A jump of the clock, ahead or back, after so many polls. */
const jump = fc.record({
  after: fc.nat(12),
  by: fc
    .tuple(fc.constantFrom(30, 59, 61, 90, 119, 150, 3_600, year / second), fc.constantFrom(1, -1))
    .map(([size, sign]) => size * sign * second),
})

test.each(Object.entries(servers))(
  'a jump of the clock lets no periodic work wait longer than another period %s',
  async (_name, server) => {
    const pass = async (passes: number) => {
      for (let index = 0; index < passes; index += 1) {
        elapsed += pollEvery
        clock.advance(pollEvery)
        await runDueJobs(server.deps)
      }
    }
    await pass(1)
    await fc.assert(
      fc.asyncProperty(jump, async ({ after, by }) => {
        const start = elapsed
        ran = []
        await pass(after)
        clock.advance(by)
        await pass((2 * periods.long) / pollEvery + 1)
        for (const [kind, every] of Object.entries(periods)) {
          const times = [start, ...ran.filter((run) => run.kind === kind).map(({ at }) => at), elapsed]
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
          expect(Math.max(...gaps), kind).toBeLessThanOrEqual(2 * every + pollEvery)
        }
      }),
      { numRuns: 10, seed: 20261122, endOnFailure: true },
    )
  },
)
