import { runDueJobs } from '../../jobs/runDueJobs.ts'
import type { ManualClock } from '../createManualClock.ts'
import type { TestServer } from '../createTestServer.ts'
import { resolveLost } from './resolveLost.ts'
import type { Soak } from './soak.ts'

const kinds = ['withdrawal.advance', 'deposit.credit', 'deposit.expire', 'cashier.callback']
const step = 10 * 60_000

/** Brings a run to its end: nothing is unclear any more, and everything that is on the queue has come due. */
export async function settleSoak(server: TestServer, clock: ManualClock, soak: Soak): Promise<void> {
  soak.fetch = server.fetch
  soak.dropped = 0
  await resolveLost({ ...soak, clock, dropped: 0, fetch: server.fetch })
  for (let open = true; open; clock.advance(step)) {
    await runDueJobs(server.deps)
    const row = await server.db
      .selectFrom('jobs')
      .select('id')
      .where('done_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('kind', 'in', kinds)
      .executeTakeFirst()
    open = row !== undefined
  }
}
