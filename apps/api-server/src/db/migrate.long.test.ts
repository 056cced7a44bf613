import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../services/ledger/auditLedger.ts'
import { readBalances } from '../services/ledger/accounts.ts'
import { sumRounds } from '../services/round/sumRounds.ts'
import { readTurnover } from '../services/turnover/readTurnover.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const database = await openDatabase({ dataDir: 'memory://' })
const { db } = database
afterAll(() => database.close())

/** What calls had written when nothing was carried: two deposits, two settled rounds and an open one, over two sessions. */
const past = `
  insert into members (id, account, password_hash, area, phone, invite_code, created_at)
    values ('m', 'member', '', '86', '1', 'M', now());
  insert into ledger_accounts (kind, member_id, venue_id)
    values ('wallet', 'm', 0), ('held', 'm', 0), ('house', null, 0);
  insert into venues (id, sort, game_type, name_zh, name_en) values (0, 0, 'slots', '', '');
  insert into games (id, venue_id, sort, name_zh, name_en, pinyin, initials, tags, rtp, min_stake, max_stake)
    values ('g', 0, 0, '', '', '', '', '', '96.00', 1, 1000000);
  insert into game_sessions (id, sitting_id, mode, member_id, venue_id, game_id, locale, shell_origin,
      ticket_expires_at, opened_at, last_active_at, closed_at)
    select s, 's1', 'real', 'm', 0, 'g', 'en', '', t, t, t, t
    from (values ('s1', '2026-01-01T00:00:00Z'::timestamptz), ('s2', '2026-01-02T00:00:00Z')) v (s, t);
  insert into game_rounds (id, session_id, round, member_id, venue_id, game_id, stake, payout, stake_balance, placed_at, settled_at)
    select r, s, r, 'm', 0, 'g', stake, payout, 0, t, case when payout is not null then t end from (values
      ('r1', 's1', 6000, 0, '2026-01-01T02:00:00Z'::timestamptz),
      ('r2', 's2', 5000, 8000, '2026-01-02T04:00:00Z'),
      ('r3', 's2', 1000, null, '2026-02-03T05:30:00Z')) v (r, s, stake, payout, t);
  insert into ledger_transactions (id, kind, member_id, reference, created_at)
    select id, kind, 'm', id, t from (values
      ('d1', 'deposit', '2026-01-01T01:00:00Z'::timestamptz), ('p1', 'stake', '2026-01-01T02:00:00Z'),
      ('e1', 'settle', '2026-01-01T02:00:00Z'), ('d2', 'deposit', '2026-01-02T03:00:00Z'),
      ('p2', 'stake', '2026-01-02T04:00:00Z'), ('e2', 'settle', '2026-01-02T04:00:00Z'),
      ('p3', 'stake', '2026-02-03T05:30:00Z')) v (id, kind, t);
  insert into ledger_postings (transaction_id, account_id, amount)
    select v.id, a.id, amount from (values
      ('d1', 'cash', -10000), ('d1', 'wallet', 10000), ('p1', 'wallet', -6000), ('p1', 'held', 6000),
      ('e1', 'held', -6000), ('e1', 'house', 6000), ('d2', 'cash', -10000), ('d2', 'wallet', 10000),
      ('p2', 'wallet', -5000), ('p2', 'held', 5000), ('e2', 'held', -5000), ('e2', 'house', -3000),
      ('e2', 'wallet', 8000), ('p3', 'wallet', -1000), ('p3', 'held', 1000)) v (id, kind, amount)
    join ledger_accounts a on a.kind = v.kind;
  insert into deposit_orders (id, member_id, channel, amount, fee, state, created_at, expires_at)
    select 'o' || i, 'm', 'bank', 10000, 0, state, now(), now()
    from (values (1, 'credited'), (2, 'credited'), (3, 'expired')) v (i, state)`

test('a database from before anything was carried gets balances, turnover and sums that its history says, and an engine for its games', async () => {
  await migrate(db, '0011_rate_limits')
  await database.query(past)
  await migrate(db)

  expect(await auditLedger(db)).toEqual([])
  const balances = new Map((await readBalances(db, 'm')).map(({ kind, balance }) => [kind, balance]))
  expect(balances).toEqual(
    new Map([
      ['held', 1_000n],
      ['wallet', 16_000n],
    ]),
  )
  expect(await db.selectFrom('games').select('engine').execute()).toEqual([{ engine: 'threeReels' }])
  const { items, ...turnover } = await readTurnover(db, 'm')
  expect(turnover).toEqual({ required: 20_000n, done: 11_000n })
  expect(items).toMatchObject([
    { id: 'd2', required: 10_000n, done: 1_000n },
    { id: 'd1', required: 10_000n, done: 10_000n },
  ])
  const totals = await db.selectFrom('turnover_deposits').select('deposited').orderBy('number').execute()
  expect(totals.map(({ deposited }) => deposited)).toEqual([10_000n, 20_000n])
  const all = { memberId: 'm', start: undefined, end: undefined, venueId: undefined, state: undefined }
  expect(await sumRounds(db, all)).toEqual({ total: 3, stake: 12_000n, payout: 8_000n, net: -3_000n })
  const january = { ...all, end: new Date('2026-02-01T00:00:00Z') }
  expect(await sumRounds(db, january)).toEqual({ total: 2, stake: 11_000n, payout: 8_000n, net: -3_000n })
  expect(await db.selectFrom('game_sittings').selectAll().execute()).toEqual([
    {
      id: 's1',
      started_at: new Date('2026-01-01T00:00:00Z'),
      rounds: 3,
      staked: 12_000n,
      payout: 8_000n,
      net: -3_000n,
    },
  ])
  expect(await db.selectFrom('order_counts').select(['state', 'orders']).orderBy('state').execute()).toEqual([
    { state: 'credited', orders: 2 },
    { state: 'expired', orders: 1 },
  ])
})

test('a login gets the place that its address tells, and its message names the families of the device', async () => {
  const past = await openDatabase({ dataDir: 'memory://' })
  await migrate(past.db, '0034_catalogue_version')
  await past.query(`
    insert into members (id, account, password_hash, area, phone, invite_code, created_at)
      values ('m', 'member', '', '86', '1', 'M', now());
    insert into logins (id, member_id, at, method, device, browser, system, address, new_device)
      select address, 'm', now(), 'password', '', 'other', 'other', address, true
      from (values ('127.0.*.*'), ('192.168.*.*'), ('172.20.*.*'), ('172.32.*.*'), ('10.0.*.*')) v (address);
    insert into messages (id, member_id, box, content, created_at) values
      ('a', 'm', 'inbox', '{"topic":"new-device","device":"Chrome · macOS","place":"127.0.*.*"}', now()),
      ('b', 'm', 'inbox', '{"topic":"new-device","device":"","place":null}', now());`)
  await migrate(past.db)
  const logins = await past.db.selectFrom('logins').select(['id', 'place']).orderBy('id').execute()
  expect(logins.map(({ id, place }) => [id, place])).toEqual([
    ['10.0.*.*', 'local'],
    ['127.0.*.*', 'device'],
    ['172.20.*.*', 'local'],
    ['172.32.*.*', null],
    ['192.168.*.*', 'local'],
  ])
  const messages = await past.db.selectFrom('messages').select('content').orderBy('id').execute()
  expect(messages.map(({ content }) => JSON.parse(content ?? ''))).toEqual([
    { topic: 'new-device', browser: 'chrome', system: 'macos', address: '127.0.*.*', place: 'device' },
    { topic: 'new-device', browser: 'other', system: 'other', address: null, place: null },
  ])
  await past.close()
})

test('an agent from before totals were kept gets those of its history, and what comes later is added', async () => {
  const past = await openDatabase({ dataDir: 'memory://' })
  const addMember = (
    id: string,
  ) => `insert into members (id, account, password_hash, area, phone, invite_code, created_at)
    values ('${id}', '${id}', '', '86', '${id}', '${id}', now());`
  const addDay = (
    day: string,
    fen: number,
  ) => `insert into agent_days (agent_id, day, members, turnover, commission, paid_at)
    values ('a', '${day}', 1, 1000, ${fen}, now());`
  const refer = (id: string) =>
    `${addMember(id)} insert into referrals (member_id, agent_id, at) values ('${id}', 'a', now());`
  await migrate(past.db, '0035_login_places')
  await past.query(`${addMember('a')} ${refer('b')} ${refer('c')}
    insert into agents (member_id, state, about, applied_at) values ('a', 'approved', '', now());
    ${addDay('2026-11-01', 100)} ${addDay('2026-11-02', 23)}`)
  await migrate(past.db)
  const totals = () => past.db.selectFrom('agent_totals').selectAll().execute()
  expect(await totals()).toEqual([{ member_id: 'a', referrals: 2, days: 2, commission: 123n }])
  await past.query(`${refer('d')} ${addDay('2026-11-03', 7)}`)
  expect(await totals()).toEqual([{ member_id: 'a', referrals: 3, days: 3, commission: 130n }])
  await past.close()
})
