import { parseDecimal } from '@koi/api-core/amount'
import { contract } from '@koi/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db/openDatabase.ts'
import { depositFee } from '../../rules/deposit.ts'
import { voidedKey } from '../../services/money/withIdempotency.ts'
import { checkRewards } from './checkRewards.ts'
import { differences, done } from './reported.ts'
import type { Intent, Soak, SoakMember, SoakOrder } from './soak.ts'

type Db = Database['db']
const numbered = v.object({ id: v.string() })

async function checkKeys(db: Db, members: readonly SoakMember[]): Promise<string[]> {
  const rows = await db.selectFrom('idempotency_keys').select(['member_id', 'key', 'call']).execute()
  const there = rows
    .filter(({ call }) => call !== voidedKey)
    .map((row) => `${row.member_id} ${row.key} ${row.call}`)
  const reported = members.flatMap(({ id, intents }) =>
    intents.filter(({ state }) => state === 'done').map(({ key, call }) => `${id} ${key} ${call}`),
  )
  return differences('a call', reported, there)
}

/** Each acknowledged movement with its amount, once; nothing else. */
async function checkMovements(db: Db, members: readonly SoakMember[]): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_postings as p', 'p.transaction_id', 't.id')
    .select(['t.reference', sql<string>`max(p.amount)::text`.as('fen')])
    .where('t.kind', 'in', ['transfer', 'recycle'])
    .where(
      't.member_id',
      'in',
      members.map(({ id }) => id),
    )
    .groupBy(['t.id', 't.reference'])
    .execute()
  const recycled = ({ answer }: Intent) => v.parse(contract.recycle.output, answer).total
  const reported = [
    ...done(members, contract.transfer).map(
      ({ member, intent }) => `transfer:${member.id}:${intent.key} ${intent.amount}`,
    ),
    ...done(members, contract.recycle)
      .filter(({ intent }) => recycled(intent) !== 0n)
      .map(({ member, intent }) => `recycle:${member.id}:${intent.key} ${recycled(intent)}`),
  ]
  return differences(
    'a movement',
    reported,
    rows.map(({ reference, fen }) => `${reference} ${fen}`),
  )
}

async function checkWithdrawals(db: Db, members: readonly SoakMember[]): Promise<string[]> {
  const rows = await db.selectFrom('withdrawals').select(['id', 'amount', 'state']).execute()
  const reported = done(members, contract.requestWithdrawal).map(({ intent }) => {
    const rejected = intent.amount % 100n === 13n || intent.amount % 100n === 14n
    return `${v.parse(numbered, intent.answer).id} ${intent.amount} ${rejected ? 'rejected' : 'paid'}`
  })
  return differences(
    'a withdrawal',
    reported,
    rows.map(({ id, amount, state }) => `${id} ${amount} ${state}`),
  )
}

/** What is credited for money that came in, in fen. */
function creditOf({ amount, due, rate, channel }: SoakOrder, received: bigint): bigint {
  const fen =
    rate === null || received === due ? (received === due ? amount : received) : (received * rate) / 100n
  return fen - depositFee(channel, fen)
}

function pressed({ press, due }: SoakOrder): bigint[] {
  switch (press?.action) {
    case undefined:
    case 'fail':
      return []
    case 'short':
      return [due - due / 5n]
    case 'twice':
      return [due, due]
    default:
      return [due]
  }
}

/** Each payment that the provider told of, or the cashier made, is credited once, with what came in less the fee. */
async function checkDeposits(db: Db, { members, deliveries, forbidden }: Soak): Promise<string[]> {
  const orders = members.flatMap((member) => member.orders)
  const rows = await db.selectFrom('deposit_orders').select(['id', 'state']).execute()
  const payments = await db.selectFrom('deposit_payments').selectAll().execute()
  const events = await db.selectFrom('deposit_events').select('id').execute()
  const paid = new Map(
    deliveries
      .filter(({ event }) => event.type === 'payment.received')
      .map(({ event }) => [event.payment, event]),
  )
  const reported = orders.flatMap((order) => [
    ...pressed(order).map((received) => `${order.id} ${creditOf(order, received)}`),
    ...[...paid.values()]
      .filter((event) => event.order === order.id)
      .map((event) => `${order.id} ${creditOf(order, parseDecimal(event.received))}`),
  ])
  const credited = new Set(payments.map((payment) => payment.order_id))
  const there = new Set(payments.map(({ id }) => id))
  return [
    ...differences(
      'an order',
      orders.map(({ id }) => id),
      rows.map(({ id }) => id),
    ),
    ...differences(
      'a payment',
      reported,
      payments.map((row) => `${row.order_id} ${row.credited}`),
    ),
    ...[...paid.keys()].filter((id) => !there.has(id)).map((id) => `payment ${id} is missing`),
    ...[...there, ...events.map(({ id }) => id)]
      .filter((id) => forbidden.has(id))
      .map((id) => `${id} was taken in, although it was refused`),
    ...rows
      .filter(({ id, state }) => credited.has(id) !== (state === 'credited'))
      .map(({ id, state }) => `order ${id} is ${state}`),
  ]
}

/** What a member has, in all wallets, held and as bonus money, is what came in less what went out. */
async function checkTotals(db: Db, grant: bigint): Promise<string[]> {
  const { rows } = await sql<{ id: string; has: bigint; should: bigint }>`
    select m.id,
      (select coalesce(sum(p.amount), 0)::int8 from ledger_accounts a join ledger_postings p on p.account_id = a.id
        where a.member_id = m.id) as has,
      (${grant}::int8
        + (select coalesce(sum(d.credited), 0) from deposit_payments d
            join deposit_orders o on o.id = d.order_id where o.member_id = m.id)
        - (select coalesce(sum(w.amount), 0) from withdrawals w where w.member_id = m.id and w.state = 'paid')
        + (select coalesce(sum(r.payout - r.stake), 0) from game_rounds r
            where r.member_id = m.id and r.settled_at is not null)
        - (select coalesce(sum(p.amount), 0) from ledger_transactions t
            join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
            where t.member_id = m.id and a.kind = 'promotion'))::int8 as should
    from members m where m.account like 'soak%'`.execute(db)
  return rows
    .filter(({ has, should }) => has !== should)
    .map(({ id, has, should }) => `member ${id} has ${has}, and should have ${should}`)
}

async function checkRounds(db: Db, members: readonly SoakMember[]): Promise<string[]> {
  const rows = await db.selectFrom('game_rounds').select(['member_id', 'round', 'stake', 'payout']).execute()
  const there = new Map(rows.map((row) => [`${row.member_id} ${row.round}`, row]))
  const settled = v.object({ payout: v.string() })
  return members.flatMap(({ id, rounds }) =>
    rounds.flatMap((round) => {
      const row = there.get(`${id} ${round.round}`)
      const reported = round.settled === null ? null : parseDecimal(v.parse(settled, round.settled).payout)
      if (round.staked === 'done' && row?.stake !== round.stake) return [`round ${round.round} is missing`]
      if (round.staked === 'refused' && row) return [`round ${round.round} was refused and is there`]
      return reported !== null && row?.payout !== reported
        ? [`round ${round.round} was paid ${row?.payout}, not ${reported}`]
        : []
    }),
  )
}

/**
 * Compares what clients were told with what the tables hold, once nothing is open any more. Every acknowledged operation is
 * there exactly once, and nothing is there that nobody was told of. Answers what differs.
 */
export async function checkJournal(db: Db, soak: Soak, grant: bigint): Promise<string[]> {
  return [
    ...(await checkKeys(db, soak.members)),
    ...(await checkMovements(db, soak.members)),
    ...(await checkWithdrawals(db, soak.members)),
    ...(await checkDeposits(db, soak)),
    ...(await checkRounds(db, soak.members)),
    ...(await checkRewards(db, soak.members)),
    ...(await checkTotals(db, grant)),
  ]
}
