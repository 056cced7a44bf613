import { currentGame, gameList } from '@koi/contract/game'
import { navigated } from '@koi/store'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import {
  bringMoney,
  frameOf,
  logInDemo,
  makeTestRuntime,
  openContainer as container,
  playRounds,
  renderFeature,
} from '../testing/index.ts'
import { useLaunch } from './useLaunch.ts'

const slot = { venueId: 89, gameId: 'g4001', gameType: 'slots' } as const

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

function page(options: { localStorage?: Record<string, string> } = {}) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  return { backend, ...makeTestRuntime({ fetch: backend.fetch, ...options }) }
}

function lobby(runtime: Runtime) {
  const went: string[] = []
  const { result, unmount } = renderFeature(runtime, () =>
    useLaunch({ navigate: (to) => void went.push(to) }),
  )
  return { result, went, unmount }
}

const message = (type: string) => ({ from: 'koi-game', type, round: crypto.randomUUID() })

test('a member plays from the lobby: the game is launched and its container opened', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  expect(result.current.status).toBe('launching')
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
  const { ready } = container(runtime, went[0] ?? '')
  expect(ready()).toMatchObject({ gameName: '锦鲤跃龙门', mode: 'real', connection: 'ok', play: 'open' })
  expect(ready().frame.src).toMatch(/^http:\/\/127\.0\.0\.1:4175\/play\?ticket=/)
  runtime.stop()
})

test('a guest may try a game instead, and no real money is near it', async () => {
  const { runtime } = page()
  runtime.start()
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  if (result.current.status === 'login') act(result.current.onDemo)
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=demo']))
  const { ready } = container(runtime, went[0] ?? '')
  expect(ready().mode).toBe('demo')
  expect(ready().hud).toMatchObject({ net: null, balance: null, elapsed: '0:00:00' })
  runtime.stop()
})

test('a container opened by its address launches the game, and takes up the same game after a reload', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const path = '/venues?venue=89&game=g4001&mode=real'
  const first = container(runtime, path)
  await first.enter(40_000n)
  await eventually(() => first.ready())
  const token = runtime.client.session.token() ?? ''
  await eventually(() => expect(runtime.sessionStorage.getItem('game')).not.toBeNull())
  const own = runtime.sessionStorage.getItem('game') ?? ''
  runtime.stop()

  const again = makeTestRuntime({
    fetch: (url, init) => server.fetch(url, init),
    sessionStorage: { t: token, game: own },
    localStorage: { uuid: runtime.localStorage.getItem('uuid') ?? '' },
  })
  again.runtime.start()
  const second = container(again.runtime, path)
  await eventually(() => second.ready())
  expect(second.ready().frame.src).not.toBe(first.ready().frame.src)
  await eventually(() => expect(second.ready().hud.balance).toBe(40_000n))
  again.runtime.stop()
})

test('the same game in another window is not taken over before the player says so', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const path = '/venues?venue=89&game=g4001&mode=real'
  const first = container(runtime, path)
  await first.enter(40_000n)
  await eventually(() => first.ready())
  await eventually(() => expect(runtime.sessionStorage.getItem('game')).not.toBeNull())

  const other = makeTestRuntime({
    fetch: (url, init) => server.fetch(url, init),
    sessionStorage: { t: runtime.client.session.token() ?? '' },
    localStorage: { uuid: runtime.localStorage.getItem('uuid') ?? '' },
  })
  other.runtime.start()
  const second = container(other.runtime, path)
  await eventually(() =>
    expect(second.result.current).toMatchObject({
      status: 'confirm',
      same: true,
      name: '锦鲤跃龙门',
      otherName: '锦鲤跃龙门',
    }),
  )
  const { game } = await runtime.client.call(currentGame, {})
  expect(game?.sessionId).toBe(runtime.sessionStorage.getItem('game'))
  if (second.result.current.status === 'confirm') act(second.result.current.onConfirm)
  await eventually(() => expect(second.ready().hud.balance).toBe(40_000n))
  runtime.stop()
  other.runtime.stop()
})

test('an address of another game than the open one leads back to that one, or leaves it first', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const first = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await first.enter()
  await eventually(() => first.ready())
  const second = container(runtime, '/venues?venue=84&game=g2001&mode=real')
  const asked = await eventually(() => {
    if (second.result.current.status !== 'confirm') throw new Error('nothing is asked')
    return second.result.current
  })
  const list = await runtime.client.call(gameList, { show: [84] })
  const name = list.venues[0]?.games.find(({ id }) => id === 'g2001')?.name
  expect(asked).toMatchObject({ same: false, name, otherName: '锦鲤跃龙门' })
  act(asked.onReturn)
  expect(second.went).toEqual(['/venues?venue=89&game=g4001&mode=real'])
  runtime.stop()
})

test('a player may enter a game without money, and it stays in the main wallet', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter(0n)
  await eventually(() => expect(ready().hud.balance).toBe(0n))
  runtime.stop()
})

test('an address without a game offers the lobbies', () => {
  const { runtime } = page()
  const { result } = container(runtime, '/venues')
  expect(result.current).toEqual({ status: 'empty', lobbyPath: '/home' })
})

test('the position follows the rounds as the server counts them, to the fen', async () => {
  const { runtime, clock } = page()
  await logInDemo(runtime)
  const { ready, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => expect(ready().hud.balance).toBe(1_000_000n))
  const { say } = frameOf(ready())
  say(message('ready'))
  expect(ready().frameReady).toBe(true)
  const played = await playRounds((url, init) => server.fetch(url, init), ready().frame.src, {
    rounds: 3,
    stake: 1000n,
  })
  say(message('settled'))
  await eventually(() => expect(ready().hud.rounds).toBe(3))
  expect(ready().hud).toMatchObject({
    staked: played.staked,
    net: played.payout - played.staked,
    balance: 1_000_000n + played.payout - played.staked,
  })
  await act(() => clock.advance(25_000))
  expect(ready().hud.elapsed).toBe('0:00:25')
  runtime.stop()
})

test('the names of a running game follow the language, and the game goes on', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => expect(ready()).toMatchObject({ gameName: '锦鲤跃龙门', venueName: '长灯电子' }))
  const { src } = ready().frame
  act(() => runtime.preferences.set({ locale: 'en' }))
  const { venues } = await runtime.client.call(gameList, {})
  const venue = venues.find(({ id }) => id === 89)
  await eventually(() => expect(ready().gameName).toBe(venue?.games.find(({ id }) => id === 'g4001')?.name))
  expect(ready().venueName).toBe(venue?.name)
  expect(venue?.name).not.toBe('长灯电子')
  expect(ready().frame.src).toBe(src)
  act(() => runtime.preferences.set({ locale: 'zh-CN' }))
  runtime.stop()
})

test('messages of another origin or shape change nothing', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready, went, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => ready())
  const { say } = frameOf(ready())
  say(message('leave'), 'http://evil.test')
  say({ from: 'koi-game', type: 'drain' })
  say({ from: 'koi-game', type: 'ready' }, 'null')
  expect(went).toEqual([])
  expect(ready().frameReady).toBe(false)
  runtime.stop()
})

test('moving money holds the next round back, and the game then hears of it', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => ready())
  const { said } = frameOf(ready())
  act(() => ready().transfer.onOpen())
  act(() => ready().transfer.onMoved())
  act(() => ready().transfer.onClose())
  const types = ['hold', 'transferred', 'resume'].map((type) => ({ from: 'koi-shell', type }))
  await eventually(() => expect(said).toEqual(types))
  runtime.stop()
})

test('a lost connection stops play with a notice until the game is heard again', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => ready())
  const { say } = frameOf(ready())
  say({ from: 'koi-game', type: 'failed', reason: 'network' })
  expect(ready().connection).toBe('lost')
  say(message('settled'))
  expect(ready().connection).toBe('ok')
  say({ from: 'koi-game', type: 'failed', reason: 'closed' })
  expect(ready().play).toBe('closed')
  runtime.stop()
})

test('leaving goes to the lobby of the kind; the store then closes the game and the money comes back', async () => {
  const { runtime, backend } = page()
  await logInDemo(runtime)
  const { ready, went, enter } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => expect(ready().hud.balance).toBe(1_000_000n))
  act(() => ready().onLeave())
  expect(went).toEqual(['/venue/gaming'])
  act(() => void runtime.page.store.dispatch(navigated({ path: '/venue/gaming' })))
  await eventually(() => expect(backend.count('/api/game/leave')).toBe(1))
  await eventually(() => {
    const balance = runtime.page.store.getState().api.queries['balance(undefined)']?.data
    expect(balance).toMatchObject({ central: 1_000_000n, venues: 0n })
  })
  runtime.stop()
})
