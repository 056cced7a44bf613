import { contract } from '@koi/contract'
import type { CallInput } from '@koi/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertPayoutAccount, storeWithdrawPassword } from '../../testing/memberRows.ts'
import { insertDeposit } from '../../testing/promotionRows.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { sumMovements } from './sumMovements.ts'

const hour = 3_600_000
const clock = createManualClock()
const server = await createTestServer({ clock })
const since = clock.now()
const player: TestPlayer = createTestPlayer(server.fetch)
let memberId: string
afterAll(() => server.close())

const wait = async (ms: number) => {
  clock.advance(ms)
  await runDueJobs(server.deps)
}
const login = async (account: string) => player.login(account, 'carp2026')
const read = (input: CallInput<typeof contract.movementRecord> = {}) =>
  player.call(contract.movementRecord, { page_size: 100, ...input })

beforeAll(async () => {
  const { id, account } = await registerMember(server, player)
  memberId = id
  await storeWithdrawPassword(server, memberId)
  await insertDeposit(server, { memberId, amount: 100_000n })
  await player.call(contract.transfer, { from: 0, to: 89, amount: '300.00' })
  await wait(2 * hour)
  await login(account)
  await player.call(contract.transfer, { from: 89, to: 0, amount: '100.00' })
  await player.call(contract.recycle, {})
  await wait(26 * hour)
  await login(account)
  const account_id = await insertPayoutAccount(server, memberId)
  const form = { account_id, password: '135790', confirm_duplicate: true }
  // Amounts that end like this are rejected in review; the other is paid.
  await player.call(contract.requestWithdrawal, { ...form, amount: '200.13' })
  await player.call(contract.requestWithdrawal, { ...form, amount: '150.00' })
  for (let step = 0; step < 4; step += 1) await wait(10_000)
  await login(account)
  await player.call(contract.applyStandaloneBonus, { id: 'newcomer-gift' })
})

describe('the record of movements', () => {
  test('tells each movement once with what the central wallet gained or lost, the newest first', async () => {
    const { items, total } = await read()
    expect(items).toHaveLength(total)
    expect(items.map(({ event, amount }) => `${event} ${amount}`).toSorted()).toEqual([
      'bonus-grant 18.00',
      'deposit 1000.00',
      'grant 1000.00',
      'recycle 200.00',
      'transfer -300.00',
      'transfer 100.00',
      'withdraw-hold -150.00',
      'withdraw-hold -200.13',
      'withdraw-release 200.13',
    ])
    const times = items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(items.find(({ event }) => event === 'transfer')?.venue).toMatchObject({ id: 89 })
    expect(items.find(({ event }) => event === 'withdraw-hold')?.order).toMatch(/^W/)
  })

  test('the net total is what the central wallet holds; bonus money is no part of it', async () => {
    const { totals } = await read()
    expect(totals.net).toBe((await player.call(contract.balance, {})).central)
    expect((await read({ category: 'bonus' })).totals).toEqual({
      incoming: '1000.00',
      outgoing: '0.00',
      net: '1000.00',
    })
  })

  test('totals of any time and category are what its rows add up to', async () => {
    const times = await server.db
      .selectFrom('movements')
      .select(['amount', 'cash', 'category', 'at'])
      .where('member_id', '=', memberId)
      .execute()
    const bound = fc.option(fc.integer({ min: since - hour, max: clock.now() + hour }), { nil: undefined })
    const category = fc.option(fc.constantFrom('deposit', 'withdrawal', 'transfer', 'bonus'), {
      nil: undefined,
    })
    await fc.assert(
      fc.asyncProperty(bound, bound, category, async (start, end, only) => {
        const fitting = times.filter(
          ({ at, category: of }) =>
            at.getTime() >= (start ?? -Infinity) &&
            at.getTime() < (end ?? Infinity) &&
            (only === undefined || of === only),
        )
        const cash = fitting.filter((row) => row.cash).map(({ amount }) => amount)
        const dateOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time))
        expect(
          await sumMovements(server.db, { memberId, start: dateOf(start), end: dateOf(end), category: only }),
        ).toEqual({
          total: fitting.length,
          incoming: cash.filter((fen) => fen > 0n).reduce((sum, fen) => sum + fen, 0n),
          outgoing: -cash.filter((fen) => fen < 0n).reduce((sum, fen) => sum + fen, 0n),
        })
      }),
      { numRuns: 60 },
    )
  })

  test('pages follow each other without gap or repetition', async () => {
    const all = (await read()).items.map(({ id }) => id)
    const first = await read({ page_size: 4 })
    const rest = await read({ after: first.items.at(-1)?.id })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all)
  })

  test('what came since a reading is asked for alone, with totals of all', async () => {
    await wait(5 * 60_000)
    const before = await read()
    await player.call(contract.transfer, { from: 0, to: 89, amount: '1.00' })
    const changes = await read({ changed_since: before.asOf, page_size: 2 })
    expect(changes.items).toMatchObject([{ event: 'transfer', amount: '-1.00' }])
    expect(changes.total).toBe(before.total + 1)
    expect((await read({ changed_since: changes.asOf })).items).toHaveLength(1)
    await wait(5 * 60_000)
    expect((await read({ changed_since: new Date(clock.now()).toISOString() })).items).toEqual([])
  })

  test('the chart adds up to the totals of its categories, and tells of each day, also of those without any', async () => {
    const start = new Date(clock.now() - 9 * 24 * hour).toISOString()
    const { step, items } = await player.call(contract.moneyChart, { start })
    expect([step, items.length]).toEqual(['day', 10])
    const sumOf = (key: 'deposits' | 'withdrawals' | 'net') =>
      items.reduce((sum, item) => sum + Math.round(Number(item[key]) * 100), 0) / 100
    const [deposits, withdrawals] = await Promise.all([
      read({ start, category: 'deposit' }),
      read({ start, category: 'withdrawal' }),
    ])
    expect(sumOf('deposits')).toBe(Number(deposits.totals.net))
    expect(sumOf('withdrawals')).toBe(-Number(withdrawals.totals.net))
    expect(sumOf('net')).toBe(0)
    const year = await player.call(contract.moneyChart, {})
    expect([year.step, year.items.length]).toEqual(['month', 13])
  })

  test('what is older than twelve months is in no list and no total, whatever is asked for', async () => {
    const { id, account } = await registerMember(server, createTestPlayer(server.fetch))
    const of = async (days: number) => {
      const at = new Date(clock.now() - days * 24 * hour)
      await server.db.updateTable('movements').set({ at }).where('member_id', '=', id).execute()
      await server.db.deleteFrom('movement_sums').where('member_id', '=', id).execute()
      await sql`insert into movement_sums select member_id, s.span, date_trunc(s.span, at, 'UTC'), category, 1, amount, 0
        from movements cross join (values ('hour'), ('day'), ('month')) s (span) where member_id = ${id}`.execute(
        server.db,
      )
      const reader = createTestPlayer(server.fetch)
      await reader.login(account, 'carp2026')
      const answers = await Promise.all([
        reader.call(contract.movementRecord, {}),
        reader.call(contract.movementRecord, { start: '2001-01-01T00:00:00Z' }),
      ])
      return answers.map(({ items, total, totals }) => [items.length, total, totals.net])
    }
    expect(await of(364)).toEqual([
      [1, 1, '1000.00'],
      [1, 1, '1000.00'],
    ])
    expect(await of(367)).toEqual([
      [0, 0, '0.00'],
      [0, 0, '0.00'],
    ])
  })

  test('somebody else sees nothing of it, and no page of theirs begins after it', async () => {
    const id = (await read()).items[0]?.id
    const stranger = createTestPlayer(server.fetch)
    await registerMember(server, stranger)
    expect((await stranger.call(contract.movementRecord, {})).items).toMatchObject([{ event: 'grant' }])
    await expect(stranger.call(contract.movementRecord, { after: id })).rejects.toThrow('invalid-input')
  })
})
