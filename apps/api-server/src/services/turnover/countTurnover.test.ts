import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { addDeposit, countStake } from './countTurnover.ts'
import { readTurnover } from './readTurnover.ts'

const server = await createTestServer()
const { db } = server
afterAll(() => server.close())

/** A deposit, or a stake that is settled after so many further events. */
type Event = { readonly deposit: bigint } | { readonly stake: bigint; readonly settledAfter: number }

async function newMember(): Promise<string> {
  const id = randomUUID()
  const known = db.selectFrom('members').selectAll().where('account', '=', 'demo')
  const member = { ...(await known.executeTakeFirstOrThrow()), id, account: id, invite_code: id, phone: id }
  await db.insertInto('members').values(member).execute()
  return id
}

async function credit(memberId: string, amount: bigint, times: bigint, at: Date): Promise<void> {
  const id = randomUUID()
  await transact(db, async (trx) => {
    const cause = { kind: 'deposit', member_id: memberId, reference: id, created_at: at }
    await trx
      .insertInto('ledger_transactions')
      .values({ id, ...cause })
      .execute()
    await addDeposit(trx, { id, memberId, amount, required: amount * times, at })
  })
}

/** Lets these happen, one each second, and answers the deposits, the oldest first. */
async function after(events: readonly Event[], times = 1n) {
  const memberId = await newMember()
  const open: { stake: bigint; placedAt: Date; due: number }[] = []
  const settle = async (now: number) => {
    for (const round of open.filter(({ due }) => due === now)) {
      await transact(db, (trx) => countStake(trx, { memberId, ...round }))
    }
  }
  for (const [index, event] of events.entries()) {
    const at = new Date(index * 1_000)
    if ('deposit' in event) await credit(memberId, event.deposit, times, at)
    else open.push({ stake: event.stake, placedAt: at, due: index + event.settledAfter })
    await settle(index)
  }
  for (let later = events.length; later < events.length + 10; later += 1) await settle(later)
  const { items, ...totals } = await readTurnover(db, memberId)
  return { items: items.toReversed(), ...totals }
}

const deposit = (amount: bigint): Event => ({ deposit: amount })
const stake = (amount: bigint, settledAfter = 0): Event => ({ stake: amount, settledAfter })
const doneOf = ({ items }: { items: readonly { readonly done: bigint }[] }) => items.map(({ done }) => done)

/** The rule as it is told, deposit by deposit and stake by stake in the order in which they were placed. */
function fill(events: readonly Event[], times: bigint): bigint[] {
  const items: { required: bigint; done: bigint }[] = []
  for (const event of events) {
    if ('deposit' in event) items.push({ required: event.deposit * times, done: 0n })
    let left = 'stake' in event ? event.stake : 0n
    for (const item of items) {
      const part = left < item.required - item.done ? left : item.required - item.done
      item.done += part
      left -= part
    }
  }
  return items.map(({ done }) => done)
}

const anyEvents = fc.array(
  fc.oneof(
    fc.record({ deposit: fc.bigInt(1n, 1_000n) }),
    fc.record({ stake: fc.bigInt(1n, 1_500n), settledAfter: fc.nat(9) }),
  ),
  { maxLength: 20 },
)

describe('turnover', () => {
  test('turnover fills the oldest deposit first', async () => {
    expect(doneOf(await after([deposit(100n), stake(40n), deposit(100n), stake(100n)]))).toEqual([100n, 40n])
  })

  test('a stake does not count for a deposit that came later', async () => {
    expect(doneOf(await after([deposit(100n), stake(500n), deposit(100n)]))).toEqual([100n, 0n])
  })

  test('asks for each deposit as many times as the rule says', async () => {
    const { items } = await after([deposit(100n), stake(250n)], 3n)
    expect(items).toMatchObject([{ required: 300n, done: 250n }])
  })

  test('counts a round that is settled late for the deposits before it was placed, and for no other', async () => {
    const late = [deposit(100n), stake(60n, 2), deposit(100n), stake(100n)]
    expect(doneOf(await after(late))).toEqual([100n, 60n])
    expect(doneOf(await after([deposit(100n), stake(500n, 2), deposit(100n)]))).toEqual([100n, 0n])
  })

  test('counts nothing that was placed before the first deposit', async () => {
    expect(doneOf(await after([stake(500n, 2), deposit(100n)]))).toEqual([0n])
  })

  test('turnover is what the rule says for any order of deposits, stakes and settlements', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvents, fc.bigInt(1n, 3n), async (events, times) => {
        const turnover = await after(events, times)
        expect(doneOf(turnover)).toEqual(fill(events, times))
        expect(turnover.done).toBe(doneOf(turnover).reduce((sum, done) => sum + done, 0n))
        const staked = events.reduce((sum, event) => sum + ('stake' in event ? event.stake : 0n), 0n)
        expect(turnover.done).toBeLessThanOrEqual(staked)
        const deposits = events.flatMap((event) => ('deposit' in event ? [event.deposit] : []))
        expect(turnover.items.map(({ required }) => required)).toEqual(deposits.map((one) => one * times))
        const open = turnover.items.findIndex((item) => item.done < item.required)
        const younger = open < 0 ? [] : turnover.items.slice(open + 1)
        expect(younger.every((item) => item.done === 0n)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})
