import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { keptAlways, retention } from '../rules/retention.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { fillHistory } from '../testing/history/fillHistory.ts'
import { fillRecords } from '../testing/history/fillRecords.ts'
import { auditLedger } from '../services/ledger/auditLedger.ts'
import { registerMember } from '../testing/registerMember.ts'
import { runDueJobs } from './runJobs.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const { db } = server
afterAll(() => server.close())

/** Tables of which a job deletes rows. */
const forgotten = [
  'sessions',
  'logins',
  'hand_overs',
  'idempotency_keys',
  'game_days',
  'messages',
  'deposit_events',
  'movements',
  'movement_sums',
  'round_sums',
  'feedback',
  'pictures',
  'game_sessions',
  'game_sittings',
  'game_rounds',
  'sms_codes',
  'sms_outbox',
  'rate_limits',
  'login_guards',
  'login_tries',
  'member_devices',
]

test('every table is either kept always, for a reason, or forgotten by a job', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'kysely%'`.execute(db)
  const known = [...Object.values(keptAlways).flat(), ...forgotten]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('records and feedback are forgotten after their time, newer ones are kept, and money stays', async () => {
  const player = createTestPlayer(server.fetch)
  const { id: memberId } = await registerMember(server, player)
  const past = { memberId, days: 800, now: clock.now() }
  await fillHistory(db, { ...past, rounds: 800, deposits: 10 })
  await fillRecords(db, { ...past, transfers: 20, withdrawals: 2, rewards: 2, messages: 10, others: 20 })
  await db
    .insertInto('pictures')
    .columns(['id', 'member_id', 'content', 'width', 'height', 'created_at', 'feedback_id', 'place'])
    .expression((eb) =>
      eb
        .selectFrom('feedback')
        .select((of) => ['id', 'member_id', sql<Uint8Array>`''::bytea`.as('content'), of.lit(1).as('width')])
        .select((of) => [of.lit(1).as('height'), 'created_at', 'id as feedback_id', of.lit(0).as('place')])
        .where('member_id', '=', memberId),
    )
    .execute()
  await runDueJobs(server.deps)
  for (const [table, time, kept] of [
    ['messages', 'created_at', retention.messages],
    ['logins', 'at', retention.logins],
    ['sessions', 'expires_at', retention.sessions],
    ['movements', 'at', retention.records],
    ['movement_sums', 'start', retention.records],
    ['round_sums', 'start', retention.records],
    ['feedback', 'created_at', retention.feedback],
    ['pictures', 'created_at', retention.feedback],
  ] as const) {
    const { rows } = await sql<{ old: number; young: number }>`
      select (count(*) filter (where ${sql.ref(time)} < ${new Date(clock.now() - kept)}))::int4 as old,
        (count(*) filter (where ${sql.ref(time)} >= ${new Date(clock.now() - kept)}))::int4 as young
      from ${sql.table(table)} where member_id = ${memberId}`.execute(db)
    expect(rows[0]?.old, table).toBe(0)
    expect(rows[0]?.young, table).toBeGreaterThan(0)
  }
  const { items, total } = await player.call(contract.feedbackList, { page_size: 100 })
  expect(items).toHaveLength(total)
  expect(await auditLedger(db)).toEqual([])
  const { rows } = await sql<{ rounds: number; orders: number; withdrawals: number }>`select
    (select count(*) from game_rounds where member_id = ${memberId})::int4 as rounds,
    (select count(*) from deposit_orders where member_id = ${memberId})::int4 as orders,
    (select count(*) from withdrawals where member_id = ${memberId})::int4 as withdrawals`.execute(db)
  expect(rows).toEqual([{ rounds: 800, orders: 10, withdrawals: 2 }])
})
