import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openCountedDatabase } from '../../testing/countStatements.ts'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertTurnover } from '../../testing/promotionRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { createContext } from '../context.ts'
import { birthdaysOn, giveBirthdayGifts, giveVipRebates } from './giveVipGifts.ts'
import { monthBefore } from './levels.ts'

const tenMinutes = 600_000
const { server, clock, withheld, ...act } = await createPromotionTest()
let member: TestMember

beforeEach(async () => {
  clock.set(Date.parse('2026-11-20T16:00:00.000Z'))
  member = await act.register()
})
afterAll(() => server.close())

const vip = () => member.player.call(contract.vip, {})
const claim = (id: string, key: string = randomUUID()) =>
  member.player.send(contract.claimVipGift, { id }, { key })
const central = async () => (await member.player.call(contract.balance, {})).central

/** Stakes as much as is lacking to a turnover of this month, in the slots. */
async function reach(turnover: bigint): Promise<void> {
  await insertTurnover(server, { memberId: member.id, staked: turnover - 1_000n })
  const slots = await act.openSlots(member.player)
  await slots.play('10.00')
  await member.player.call(contract.leave, { session_id: await sessionOf() })
}

async function sessionOf(): Promise<string> {
  const { game } = await member.player.call(contract.currentGame, {})
  return game?.sessionId ?? ''
}

describe('a VIP level', () => {
  test('a level is reached with the round that completes its turnover, and its gift is claimed once', async () => {
    expect(await vip()).toMatchObject({ level: 0, nextLevel: 1, turnoverNeeded: '1000.00', gifts: [] })
    await reach(100_000n)
    const { gifts, ...now } = await vip()
    expect(now).toMatchObject({
      level: 1,
      turnover: '1000.00',
      turnoverNeeded: '9000.00',
      keepNeeded: '0.00',
      month: { first: '2026-11-01', last: '2026-11-30' },
    })
    expect(gifts).toMatchObject([{ kind: 'level-up', level: 1, amount: '8.00', state: 'claimable' }])
    const before = Number(await central())
    const key = randomUUID()
    const first = await claim(gifts[0]?.id ?? '', key)
    expect((await claim(gifts[0]?.id ?? '', key)).data).toEqual(first.data)
    expect((await claim(gifts[0]?.id ?? '')).code).toBe('promotion-claimed')
    expect(Number(await central())).toBeCloseTo(before + 8, 2)
    expect((await claim(randomUUID())).code).toBe('promotion-no-claim')
    const { items } = await member.player.call(contract.messageList, { box: 'promotion' })
    expect(items.map(({ content }) => content)).toContainEqual({
      topic: 'vip-gift-paid',
      amount: '8.00',
      gift: 'level-up',
      level: 1,
    })
  })

  test('a gift that can be claimed is told of, however many came after it', async () => {
    await reach(100_000n)
    const now = clock.now()
    const later = Array.from({ length: 25 }, (_, index) => ({
      id: randomUUID(),
      member_id: member.id,
      kind: 'rebate' as const,
      reference: `day-${index}`,
      level: 1,
      amount: 100n,
      created_at: new Date(now + index + 1),
      expires_at: new Date(now + 1_000_000),
      claimed_at: new Date(now + index + 2),
    }))
    await server.db.insertInto('vip_gifts').values(later).execute()
    const { gifts } = await vip()
    expect(gifts).toHaveLength(20)
    expect(gifts[0]).toMatchObject({ kind: 'level-up', state: 'claimable' })
  })

  test('a level is kept by the turnover of the month before, and drops by one without it', async () => {
    await reach(1_000_000n)
    expect((await vip()).level).toBe(2)
    await act.passDays(member, 11)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(2)
    await act.passDays(member, 31)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(1)
    await act.passDays(member, 31)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(0)
    const { items } = await member.player.call(contract.vipHistory, {})
    expect(items.map(({ reason, from, to }) => [reason, from, to])).toEqual([
      ['dropped', 1, 0],
      ['dropped', 2, 1],
      ['kept', 2, 2],
      ['reached', 0, 2],
    ])
  })

  test('a level that is reached before the month before it was reviewed holds for its own month and the next', async () => {
    await reach(1_000_000n)
    // A minute into December, no job has run.
    clock.set(Date.parse('2026-11-30T16:01:00.000Z'))
    await member.player.login(member.account, 'carp2026')
    await reach(5_000_000n)
    expect((await vip()).level).toBe(3)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(3)
    await act.passDays(member, 31)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(3)
    await act.passDays(member, 31)
    await act.pass(tenMinutes)
    expect((await vip()).level).toBe(2)
  })

  test('a level that is reached again gives its gift no second time', async () => {
    await reach(100_000n)
    await server.db.updateTable('members').set({ vip_level: 0 }).where('id', '=', member.id).execute()
    await reach(200_000n)
    const { level, gifts } = await vip()
    expect([level, gifts.filter(({ kind }) => kind === 'level-up')]).toEqual([1, [expect.anything()]])
  })

  test('a birthday gift comes on the day, for a week', async () => {
    await reach(100_000n)
    await server.db
      .updateTable('members')
      .set({ birth_date: '1991-11-22' })
      .where('id', '=', member.id)
      .execute()
    await act.passDays(member, 1)
    await act.pass(tenMinutes)
    const gift = (await vip()).gifts.find(({ kind }) => kind === 'birthday')
    expect(gift).toMatchObject({ amount: '18.00', state: 'claimable' })
    await act.passDays(member, 7)
    expect((await claim(gift?.id ?? '')).code).toBe('promotion-no-claim')
  })

  test('the rebate of a day can be claimed on the day after it', async () => {
    await reach(100_000n)
    await act.passDays(member, 1)
    await act.pass(tenMinutes)
    const gift = (await vip()).gifts.find(({ kind }) => kind === 'rebate')
    // 0.05 % of ¥1,000.
    expect(gift).toMatchObject({ amount: '0.50', state: 'claimable' })
    expect((await claim(gift?.id ?? '')).status).toBe(true)
  })

  test('what was being settled at midnight counts towards the rebate of the day before', async () => {
    await reach(100_000n)
    await act.passDays(member, 1)
    await giveVipRebates(createContext(server.deps))
    // It took its time before midnight, and was written after the first job of the new day.
    await insertTurnover(server, { memberId: member.id, staked: 300_000n, day: '2026-11-21' })
    await act.pass(tenMinutes)
    expect((await vip()).gifts).toContainEqual(expect.objectContaining({ kind: 'rebate', amount: '1.50' }))
  })

  test('what a day brings on which no server ran comes with the next', async () => {
    const give = async () => {
      const ctx = createContext(server.deps)
      await giveBirthdayGifts(ctx)
      await giveVipRebates(ctx)
    }
    await give()
    await reach(100_000n)
    await server.db
      .updateTable('members')
      .set({ birth_date: '1991-11-22' })
      .where('id', '=', member.id)
      .execute()
    // The whole of the 22nd passes without a job, and the day after it in part.
    clock.set(Date.parse('2026-11-23T04:00:00.000Z'))
    await give()
    await member.player.login(member.account, 'carp2026')
    const { gifts } = await vip()
    expect(gifts).toContainEqual(expect.objectContaining({ kind: 'birthday', state: 'claimable' }))
    expect(gifts).toContainEqual(
      expect.objectContaining({ kind: 'rebate', amount: '0.50', state: 'claimable' }),
    )
    await give()
    expect((await vip()).gifts).toHaveLength(gifts.length)
  })

  test('members who have the gifts of a day cost the jobs no statement, and those who wait for theirs one for a hundred', async () => {
    clock.advance(tenMinutes)
    const counted = await openCountedDatabase()
    const own = await createTestServer({ clock, database: counted.database })
    const ctx = createContext(own.deps)
    const day = '2026-11-20'
    const give = async () => {
      await giveBirthdayGifts(ctx)
      await giveVipRebates(ctx)
    }
    const addMembers = async (count: number) => {
      const known = await own.db.selectFrom('members').selectAll().limit(1).executeTakeFirstOrThrow()
      for (let index = 0; index < count; index += 1) {
        const id = randomUUID()
        const unique = { id, account: id, phone: id, invite_code: id, email: null, wechat: null, qq: null }
        await own.db
          .insertInto('members')
          .values({ ...known, ...unique, vip_level: 1, birth_date: '1991-11-21' })
          .execute()
        await insertTurnover(own, { memberId: id, staked: 100_000n, day })
      }
    }
    const gifts = async () => (await own.db.selectFrom('vip_gifts').select('id').execute()).length
    await give()
    await addMembers(3)
    const few = await counted.of(give)
    await addMembers(40)
    const many = await counted.of(give)
    expect(many).toHaveLength(few.length)
    expect(await gifts()).toBe(2 * 43)
    // Nobody waits any more: the same statements without what writes.
    const none = await counted.of(give)
    expect(none.some((statement) => statement.includes('insert into "vip_gifts"'))).toBe(false)
    expect(none.length).toBeLessThan(few.length)
    expect(await gifts()).toBe(2 * 43)
    await own.close()
  })

  test('a member who may receive no promotions gets no gifts of a level', async () => {
    withheld.add(member.id)
    await reach(100_000n)
    expect(await vip()).toMatchObject({ level: 1, eligible: false, nextLevel: null, gifts: [] })
    expect((await claim(randomUUID())).code).toBe('promotion-not-eligible')
    withheld.delete(member.id)
    expect((await vip()).gifts).toEqual([])
  })
})

test.each([
  ['2026-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
])('birthdays that are celebrated on %s are %j', (day, births) => {
  expect(birthdaysOn(day)).toEqual(births)
})

test('the month before January is December of the year before', () => {
  expect([monthBefore('2026-01'), monthBefore('2026-11')]).toEqual(['2025-12', '2026-10'])
})

test('gifts of levels leave a ledger that sums to zero', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
