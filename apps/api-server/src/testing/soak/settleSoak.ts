import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { expire } from '../../services/bonus/endBonus.ts'
import { createContext } from '../../services/context.ts'
import type { ManualClock } from '../createManualClock.ts'
import type { TestServer } from '../createTestServer.ts'
import { noteOrders } from './moneyActs.ts'
import { deliver, press } from './provider.ts'
import { askOutcome, logIn, sendIntent } from './sendIntent.ts'
import type { Soak } from './soak.ts'

const tries = 20

/**
 * Asks after everything that was never answered, until nothing is unclear: half by the key's outcome, half by sending the
 * same again, and then the other way round, which has to agree. The provider delivers what the house has not accepted.
 */
async function resolveLost(soak: Soak): Promise<void> {
  for (const member of soak.members) {
    const lost = member.intents.filter(({ state }) => state === 'lost')
    if (lost.length > 0) await logIn(soak, member)
    for (const intent of lost) {
      if (member.draw.chance(50)) await askOutcome(soak, member, intent)
      await sendIntent(soak, member, intent)
      if (intent.state !== 'refused') await askOutcome(soak, member, intent)
    }
    noteOrders(member)
    for (const order of member.orders.filter((known) => known.press?.state === 'lost')) {
      await press(soak, member, order)
    }
  }
  for (const delivery of soak.deliveries) {
    for (let attempt = 0; !delivery.accepted && attempt < tries; attempt += 1) await deliver(soak, delivery)
    if (!delivery.accepted) throw new Error('a callback is never accepted')
  }
}

const kinds = ['withdrawal.advance', 'deposit.credit', 'deposit.expire', 'cashier.callback']
const step = 10 * 60_000

/** Ends the time of every second bonus that still runs, which may take no more than what is left. */
async function expireSome(server: TestServer): Promise<void> {
  const ctx = createContext(server.deps)
  const running = await server.db
    .selectFrom('bonuses')
    .select('id')
    .where('state', '=', 'running')
    .orderBy('id')
    .execute()
  for (const input of running.filter((_, index) => index % 2 === 0)) {
    await server.db
      .updateTable('bonuses')
      .set({ expires_at: new Date(server.clock.now()) })
      .where('id', '=', input.id)
      .execute()
    await transact(server.db, (trx) => expire(trx, { ctx, input }))
  }
}

/** Brings a run to its end: nothing is unclear any more, and everything that is on the queue has come due. */
export async function settleSoak(server: TestServer, clock: ManualClock, soak: Soak): Promise<void> {
  soak.fetch = server.fetch
  soak.dropped = 0
  await resolveLost({ ...soak, clock, dropped: 0, fetch: server.fetch })
  for (let open = true; open; clock.advance(step)) {
    await runDueJobs(server.deps)
    const { rows } = await sql`
      select from pgboss.job where state in ('created', 'retry', 'active') and name = any(${sql.val(kinds)})
      limit 1`.execute(server.db)
    open = rows.length > 0
  }
  await expireSome(server)
}
