import { zonedDayStart } from '@koi/api-core/dates'
import { contract } from '@koi/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { rewardOfDay } from '../../rules/rewards.ts'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { clearRewards } from '../../testing/promotionRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { addDays } from './signDays.ts'

const { server, clock, withheld, ...act } = await createPromotionTest()
const timeZone = 'Asia/Shanghai'
let member: TestMember

/** Moves the clock to the first moment of a day of the business time zone, and logs in. */
async function goTo(day: string, player = member): Promise<void> {
  clock.set(zonedDayStart(day, { timeZone }).getTime())
  await player.player.login(player.account, 'carp2026')
}

beforeEach(async () => {
  clock.set(zonedDayStart('2026-11-20', { timeZone }).getTime())
  member = await act.register()
})
afterAll(() => server.close())

const signIn = (key?: string) => member.player.send(contract.signIn, {}, key === undefined ? {} : { key })
const makeUp = (day: string) => member.player.send(contract.makeUpSignIn, { day })
const info = () => member.player.call(contract.signInInfo, {})
const central = async () => (await member.player.call(contract.balance, {})).central

describe('signing in', () => {
  test('a streak goes over the end of a month, and its seventh day pays most', async () => {
    const rewards: unknown[] = []
    for (const day of ['11-27', '11-28', '11-29', '11-30', '12-01', '12-02', '12-03']) {
      await goTo(`2026-${day}`)
      const { data } = await signIn()
      rewards.push(data)
    }
    expect(rewards.at(0)).toMatchObject({ day: '2026-11-27', streak: 1, reward: '0.18', points: 10 })
    expect(rewards.at(-1)).toMatchObject({ day: '2026-12-03', streak: 7, reward: '8.88', pointsLeft: 110 })
    expect(await central()).toBe('1011.86')
    await goTo('2026-12-04')
    expect((await signIn()).data).toMatchObject({ streak: 8, reward: '0.18' })
  })

  test('each signed day is told of in one message with its reward', async () => {
    await goTo('2026-11-27')
    await signIn()
    const { items } = await member.player.call(contract.messageList, { box: 'promotion' })
    expect(items.map(({ content }) => content).filter(({ topic }) => topic === 'sign-in-paid')).toEqual([
      { topic: 'sign-in-paid', amount: '0.18', day: '2026-11-27' },
    ])
  })

  test('a day begins at midnight of the business time zone', async () => {
    clock.set(Date.parse('2026-11-30T15:59:59.999Z'))
    await member.player.login(member.account, 'carp2026')
    expect((await signIn()).data).toMatchObject({ day: '2026-11-30' })
    expect((await signIn()).code).toBe('sign-in-done')
    clock.advance(1)
    expect((await signIn()).data).toMatchObject({ day: '2026-12-01', streak: 2 })
  })

  test('a missed day over the end of a month is made up for points, and joins what was apart', async () => {
    for (const day of ['11-28', '11-29', '12-01', '12-02']) {
      await goTo(`2026-${day}`)
      await signIn()
    }
    expect(await info()).toMatchObject({ streak: 2, points: 40, makeUpsLeft: 3, makeUpCost: 30 })
    // The third day, and what the first two of December bring more as the fourth and the fifth.
    expect((await makeUp('2026-11-30')).data).toMatchObject({ streak: 3, reward: '1.18', pointsLeft: 20 })
    const { days, ...after } = await info()
    expect(after).toMatchObject({ streak: 5, points: 20, makeUpsLeft: 2 })
    expect(days.find(({ day }) => day === '2026-11-30')).toMatchObject({ signed: true, madeUp: true })
    expect((await makeUp('2026-11-27')).data).toEqual({
      code: 'points-insufficient',
      needed: 30,
      available: 20,
    })
  })

  test('a day that is made up before six signed ones brings the reward of the seventh, which is told before', async () => {
    for (const day of ['21', '22', '23', '24', '25', '26']) {
      await goTo(`2026-11-${day}`)
      await signIn()
    }
    expect(await central()).toBe('1002.98')
    const { days } = await info()
    const told = days.find(({ day }) => day === '2026-11-20')
    expect(told).toMatchObject({ makeUp: 'open', reward: '8.88', points: 50 })
    expect((await makeUp('2026-11-20')).data).toMatchObject({ streak: 1, reward: '8.88', points: 50 })
    expect(await central()).toBe('1011.86')
    expect((await info()).streak).toBe(7)
    await goTo('2026-11-27')
    expect((await signIn()).data).toMatchObject({ streak: 8, reward: '0.18' })
  })

  test('a day is refused that is signed, still to come, too long ago or before the registration', async () => {
    await goTo('2026-11-24')
    await signIn()
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-16', '2026-11-19']) {
      expect((await makeUp(day)).data).toEqual({ code: 'make-up-refused', reason: 'day' })
    }
  })

  test('three days of a month can be made up', async () => {
    await goTo('2026-11-26')
    await clearRewards(server, member.id)
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25'])
      expect((await makeUp(day)).status).toBe(true)
    expect((await makeUp('2026-11-23')).data).toEqual({ code: 'make-up-refused', reason: 'signed' })
    expect((await makeUp('2026-11-22')).data).toEqual({ code: 'make-up-refused', reason: 'limit' })
    expect((await info()).days.find(({ day }) => day === '2026-11-22')).toMatchObject({ makeUp: 'limit' })
    await goTo('2026-12-01')
    expect((await makeUp('2026-11-27')).status).toBe(true)
  })

  test('the calendar tells of each missed day whether it can be made up, and why not', async () => {
    await goTo('2026-11-29')
    const { days, makeUpReach } = await info()
    expect(makeUpReach).toBe(7)
    expect(days.slice(18).map(({ day, makeUp: state }) => `${day.slice(8)} ${String(state)}`)).toEqual([
      '19 registration',
      '20 reach',
      '21 reach',
      ...['22', '23', '24', '25', '26', '27', '28'].map((day) => `${day} open`),
      '29 null',
    ])
  })

  test('one of fifty requests at once is paid, and a replay gets its answer', async () => {
    const keys = Array.from({ length: 50 }, () => randomUUID())
    const replies = await Promise.all(keys.map((key) => signIn(key)))
    const paid = replies.findIndex(({ status }) => status)
    expect(replies.filter(({ code }) => code === 'sign-in-done')).toHaveLength(49)
    expect((await signIn(keys[paid])).data).toEqual(replies[paid]?.data)
    expect(await central()).toBe('1000.18')
  })

  test('a member who may receive no promotions cannot sign in', async () => {
    expect((await info()).eligible).toBe(true)
    withheld.add(member.id)
    expect((await info()).eligible).toBe(false)
    expect((await signIn()).data).toEqual({ code: 'promotion-not-eligible', reason: 'withheld' })
    expect((await makeUp('2026-11-19')).code).toBe('promotion-not-eligible')
  })

  test('the streak is what days in a row come to, and they have brought what they bring without a gap, whatever is signed, missed and made up', async () => {
    const anyDays = fc.array(fc.constantFrom('sign', 'skip', 'make-up'), { minLength: 8, maxLength: 14 })
    await fc.assert(
      fc.asyncProperty(anyDays, async (acts) => {
        clock.set(zonedDayStart('2026-11-20', { timeZone }).getTime())
        member = await act.register()
        const signed = new Set<string>()
        let today = '2026-11-20'
        for (const one of acts) {
          today = addDays(today, 1)
          await goTo(today)
          await server.db.updateTable('point_accounts').set({ points: 100 }).execute()
          const day = one === 'make-up' ? addDays(today, -2) : today
          const reply = one === 'make-up' ? await makeUp(day) : one === 'sign' ? await signIn() : null
          if (reply?.status) signed.add(day)
        }
        let last = signed.has(today) ? today : addDays(today, -1)
        let streak = 0
        for (; signed.has(last); last = addDays(last, -1)) streak += 1
        expect((await info()).streak).toBe(streak)
        const due = [...signed].reduce((sum, day) => {
          let place = 1
          while (signed.has(addDays(day, -place))) place += 1
          return sum + rewardOfDay(place).reward
        }, 0n)
        const { paid } = await server.db
          .selectFrom('sign_ins')
          .select(sql<bigint>`coalesce(sum(reward), 0)::int8`.as('paid'))
          .where('member_id', '=', member.id)
          .executeTakeFirstOrThrow()
        expect(paid).toBe(due)
      }),
      { numRuns: 5 },
    )
  }, 30_000)
})

test('signing in leaves a ledger that sums to zero', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
