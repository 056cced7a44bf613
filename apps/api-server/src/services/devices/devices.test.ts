import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { testBrand } from '../../testing/testConfig.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'

const minute = 60_000
const clock = createManualClock()
const server = await createTestServer({ clock })
const newPlayer = (device?: string) => createTestPlayer(server.fetch, device)

beforeEach(() => clock.advance(120 * minute))
afterAll(() => server.close())

async function openMember() {
  const player = newPlayer()
  const { account } = await registerMember(server, player)
  return {
    player,
    account,
    again: async () => {
      const other = newPlayer()
      clock.advance(minute)
      await other.login(account, 'carp2026')
      return other
    },
  }
}

describe('the logins of a member', () => {
  test('logins are told with method, browser, system and masked network, the newest first', async () => {
    const { player, account, again } = await openMember()
    await again()
    const phone = newPlayer()
    clock.advance(minute)
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
    await phone.call(
      contract.login,
      { mode: 'password', account, password: 'carp2026' },
      { headers: { 'user-agent': agent } },
    )
    const { items, days } = await player.call(contract.loginHistory, {})
    expect(days).toBe(180)
    expect(items.map(({ id: _id, at: _at, ...login }) => login)).toEqual([
      {
        method: 'password',
        browser: 'safari',
        system: 'ios',
        address: '127.0.*.*',
        place: 'device',
        newDevice: true,
        current: false,
      },
      {
        method: 'password',
        browser: 'other',
        system: 'other',
        address: '127.0.*.*',
        place: 'device',
        newDevice: true,
        current: false,
      },
      {
        method: 'register',
        browser: 'other',
        system: 'other',
        address: '127.0.*.*',
        place: 'device',
        newDevice: false,
        current: true,
      },
    ])
  })

  test('logins are never more than 50 in one answer', async () => {
    const { player, account } = await openMember()
    for (let count = 0; count < 52; count += 1) {
      clock.advance(minute / 10)
      await player.login(account, 'carp2026')
    }
    expect((await player.call(contract.loginHistory, {})).items).toHaveLength(50)
  })

  test('open logins are told once each, this one first, and idle ones not at all', async () => {
    const { player, again } = await openMember()
    const other = await again()
    const { items } = await player.call(contract.openLogins, {})
    expect(items.map(({ current, tabs }) => [current, tabs])).toEqual([
      [true, 1],
      [false, 1],
    ])
    clock.advance(29 * minute)
    await player.call(contract.token, {})
    clock.advance(minute)
    expect((await player.call(contract.openLogins, {})).items).toHaveLength(1)
    expect((await other.send(contract.token, {})).data).toBe('token')
  })

  test('logins are ended one by one, and only by their own member', async () => {
    const { player, again } = await openMember()
    const [one, other] = [await again(), await again()]
    const stranger = (await openMember()).player
    const ids = (await player.call(contract.openLogins, {})).items.map(({ id }) => id)
    const id = (await one.call(contract.openLogins, {})).items[0]?.id ?? ''
    expect(ids).toContain(id)
    expect((await stranger.send(contract.endLogin, { id })).code).toBe('login-unknown')
    expect(await one.send(contract.token, {})).toMatchObject({ status: true })
    expect(await player.call(contract.endLogin, { id })).toEqual({ ended: 1 })
    expect((await one.send(contract.token, {})).data).toBe('token')
    expect(await other.send(contract.token, {})).toMatchObject({ status: true })
    expect(await player.call(contract.endOtherLogins, {})).toEqual({ ended: 1 })
    expect((await other.send(contract.token, {})).data).toBe('token')
    expect(await player.send(contract.token, {})).toMatchObject({ status: true })
  })
})

const inboxOf = async (player: ReturnType<typeof newPlayer>) => {
  const { items } = await player.call(contract.messageList, { box: 'inbox' })
  return items.map(({ content }) => content).filter(({ topic }) => topic.endsWith('logged-out'))
}

describe('the inbox', () => {
  test('a device that another one logs out is told of once, by its browser, system and network', async () => {
    const { player, again } = await openMember()
    const other = await again()
    const id = (await other.call(contract.openLogins, {})).items[0]?.id ?? ''
    await player.call(contract.endLogin, { id })
    expect(await player.call(contract.endLogin, { id })).toEqual({ ended: 0 })
    expect(await inboxOf(player)).toEqual([
      {
        topic: 'device-logged-out',
        browser: 'other',
        system: 'other',
        address: '127.0.*.*',
        place: 'device',
      },
    ])
  })

  test('all other devices logged out are told of in one message, and nothing is told where there was none', async () => {
    const { player, again } = await openMember()
    await player.call(contract.endOtherLogins, {})
    expect(await inboxOf(player)).toEqual([])
    await again()
    await again()
    await player.call(contract.endOtherLogins, {})
    await player.call(contract.endOtherLogins, {})
    expect(await inboxOf(player)).toEqual([{ topic: 'other-devices-logged-out' }])
  })

  test('who logs out here is told nothing', async () => {
    const { player, again } = await openMember()
    const other = await again()
    await other.call(contract.logout, { all: true })
    expect(await inboxOf(player)).toEqual([])
  })
})

describe('a further tab', () => {
  async function openTab(player: ReturnType<typeof newPlayer>) {
    const tab = newPlayer(player.device)
    const { code } = await player.call(contract.handOver, {})
    await tab.call(contract.takeOver, { code })
    return tab
  }

  test('a further tab begins a session of its own with a code that counts once', async () => {
    const { player, account } = await openMember()
    const { code, expiresAt } = await player.call(contract.handOver, {})
    expect(expiresAt).toBe(new Date(clock.now() + minute).toISOString())
    const tab = newPlayer(player.device)
    expect(await tab.call(contract.takeOver, { code })).toMatchObject({ account })
    expect(tab.token()).not.toBe(player.token())
    expect((await newPlayer(player.device).send(contract.takeOver, { code })).code).toBe('hand-over-invalid')
    const { items } = await tab.call(contract.openLogins, {})
    expect(items).toMatchObject([{ tabs: 2, current: true }])
    expect((await tab.call(contract.loginHistory, {})).items).toHaveLength(1)
  })

  test('two tabs that use one code at once make one session', async () => {
    const { player } = await openMember()
    const { code } = await player.call(contract.handOver, {})
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => newPlayer(player.device).send(contract.takeOver, { code })),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
  })

  test('a further tab is refused on another device, from another origin, after 60 s, and once the first has left', async () => {
    const { player } = await openMember()
    const code = async () => (await player.call(contract.handOver, {})).code
    const refused = async (given: string, tab = newPlayer(player.device), headers = {}) =>
      expect((await tab.send(contract.takeOver, { code: given }, { headers })).code).toBe('hand-over-invalid')
    await refused(await code(), newPlayer())
    await refused(await code(), undefined, { origin: 'http://127.0.0.1:4174' })
    const late = await code()
    clock.advance(minute)
    await refused(late)
    const left = await code()
    await player.call(contract.logout, {})
    await refused(left)
  })

  test('a further tab lives no longer than the login that it belongs to', async () => {
    const { player } = await openMember()
    for (let call = 0; call < 35; call += 1) {
      clock.advance(20 * minute)
      await player.call(contract.token, {})
    }
    const tab = await openTab(player)
    clock.advance(20 * minute)
    expect((await tab.send(contract.token, {})).data).toBe('token')
  })

  test('a further tab logs out alone, or together with all tabs of the login and no other login', async () => {
    const { player, again } = await openMember()
    const elsewhere = await again()
    const [one, two] = [await openTab(player), await openTab(player)]
    await one.call(contract.logout, {})
    expect((await one.send(contract.token, {})).data).toBe('token')
    expect(await two.send(contract.token, {})).toMatchObject({ status: true })
    await two.call(contract.logout, { all: true })
    expect((await player.send(contract.token, {})).data).toBe('token')
    expect(await elsewhere.send(contract.token, {})).toMatchObject({ status: true })
  })

  test.each([
    ['all tabs log out', contract.logout, { all: true }],
    ['the other devices are logged out from elsewhere', contract.endOtherLogins, {}],
  ] as const)('a further tab that begins while %s is logged out as well', async (_what, endpoint, input) => {
    const { player, again } = await openMember()
    const elsewhere = await again()
    const login = (await player.call(contract.openLogins, {})).items.find(({ current }) => current)
    const { code } = await player.call(contract.handOver, {})
    const tab = newPlayer(player.device)
    const replies = await server.db.transaction().execute(async (trx) => {
      // A session needs the login that it belongs to: the tab waits for this just before it begins.
      await trx
        .selectFrom('logins')
        .select('id')
        .where('id', '=', login?.id ?? '')
        .forUpdate()
        .execute()
      const opening = tab.send(contract.takeOver, { code })
      await untilBlocked(server.db, 1)
      const ending = (endpoint === contract.logout ? player : elsewhere).send(endpoint, input)
      await untilBlocked(server.db, 2)
      return { opening, ending }
    })
    expect(await replies.opening).toMatchObject({ status: true })
    expect(await replies.ending).toMatchObject({ status: true })
    expect((await tab.send(contract.token, {})).data).toBe('token')
  })

  test('a tab that logs out leaves the game of another tab open, and the last one closes it', async () => {
    const { player } = await openMember()
    const tab = await openTab(player)
    await player.call(contract.launch, { venue_id: 89, mode: 'real' })
    await tab.call(contract.logout, {})
    expect(await player.call(contract.currentGame, {})).toMatchObject({ game: { venueId: 89 } })
    await player.call(contract.logout, {})
    const open = await server.db
      .selectFrom('game_sessions')
      .select('id')
      .where('closed_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })

  test('a further tab is not offered by a brand that has switched it off', async () => {
    const off = await createTestServer({
      clock,
      config: { brands: [{ ...testBrand, handOver: false }] },
    })
    const player = createTestPlayer(off.fetch)
    await player.login()
    expect((await player.send(contract.handOver, {})).code).toBe('not-available')
    expect((await player.send(contract.takeOver, { code: 'A'.repeat(43) })).code).toBe('not-available')
    await off.close()
  })
})
