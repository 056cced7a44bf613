import { currentGame, gameList, login } from '@koi/contract'
import { navigated } from '@koi/store'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Runtime } from '../app/runtime.ts'
import { logInDemo, makeTestRuntime, playRounds, renderFeature } from '../testing/index.ts'
import type { GameContainerModel } from './gameContainerModel.ts'
import { useGameContainer } from './useGameContainer.ts'
import { useLaunch } from './useLaunch.ts'

const slot = { venueId: 89, gameId: 'g4001', gameType: 'slots' } as const
const other = { venueId: 84, gameId: 'g2001', gameType: 'live' } as const

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

function container(runtime: Runtime, path: string) {
  const went: string[] = []
  const url = new URL(path, 'http://127.0.0.1:4173')
  act(() => void runtime.page.store.dispatch(navigated({ path: url.pathname })))
  const { result } = renderFeature(runtime, () =>
    useGameContainer({ params: url.searchParams, navigate: (to) => void went.push(to) }),
  )
  const ready = (): Extract<GameContainerModel, { status: 'ready' }> => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  return { result, went, ready }
}

/** A frame in the document, and a message of the game in it. */
function frameOf(model: Extract<GameContainerModel, { status: 'ready' }>) {
  const element = document.createElement('iframe')
  document.body.append(element)
  act(() => model.frame.ref(element))
  const said: unknown[] = []
  const source = element.contentWindow
  if (!source) throw new Error('the frame has no window')
  source.addEventListener('message', (event) => said.push(event.data))
  const say = (data: unknown, origin = new URL(model.frame.src).origin) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })))
  return { say, said }
}

const message = (type: string) => ({ from: 'koi-game', type, round: crypto.randomUUID() })

test('a member plays from the lobby: the game is launched and its container opened', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  expect(result.current.status).toBe('launching')
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
  const { ready } = container(runtime, went[0] ?? '')
  expect(ready()).toMatchObject({ gameName: '锦鲤跃龙门', mode: 'real', connection: 'ok', play: 'open' })
  expect(ready().frame.src).toMatch(/^http:\/\/127\.0\.0\.1:4175\/play\?ticket=/)
  runtime.stop()
})

test('a sports venue opens in the sports container, with its first game', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay({ venueId: 1, gameType: 'sports' }))
  await eventually(() => expect(went).toEqual(['/sports?venue=1&game=g1001&mode=real']))
  runtime.stop()
})

test('a guest is asked to log in where they are, and play goes on by itself', async () => {
  const { runtime } = page()
  runtime.start()
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  expect(result.current.status).toBe('login')
  await runtime.client.call(login, { mode: 'password', account: 'demo', password: 'koi-demo-2026' })
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
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

test('one game at a time: another one is opened only after the player agrees to close the first', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  await eventually(() => expect(went).toHaveLength(1))
  act(() => result.current.onPlay(other))
  await eventually(() => expect(result.current.status).toBe('confirm'))
  expect(went).toHaveLength(1)
  if (result.current.status === 'confirm') act(result.current.onConfirm)
  await eventually(() => expect(went[1]).toBe('/venues?venue=84&game=g2001&mode=real'))
  const { game } = await runtime.client.call(currentGame, {})
  expect(game?.gameId).toBe('g2001')
  runtime.stop()
})

test('a venue under maintenance says so, and can be dismissed', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { venues } = await runtime.client.call(gameList, {})
  const closed = venues.find(({ status }) => status.state === 'maintenance')
  if (!closed) throw new Error('the seed has no venue under maintenance')
  const { result } = lobby(runtime)
  act(() => result.current.onPlay({ venueId: closed.id, gameType: closed.gameType }))
  await eventually(() =>
    expect(result.current).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/^场馆维护中，预计 .+ 恢复$/),
    }),
  )
  if (result.current.status === 'error') act(result.current.onDismiss)
  expect(result.current.status).toBe('idle')
  runtime.stop()
})

test('a container opened by its address launches the game, and takes up the same game after a reload', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const path = '/venues?venue=89&game=g4001&mode=real'
  const first = container(runtime, path)
  await eventually(() => first.ready())
  const token = runtime.client.session.token() ?? ''
  runtime.stop()

  const again = makeTestRuntime({
    fetch: (url, init) => server.fetch(url, init),
    sessionStorage: { t: token },
  })
  again.runtime.start()
  const second = container(again.runtime, path)
  await eventually(() => second.ready())
  expect(second.ready().frame.src).not.toBe(first.ready().frame.src)
  again.runtime.stop()
})

test('an address without a game offers the lobbies', () => {
  const { runtime } = page()
  const { result } = container(runtime, '/venues')
  expect(result.current).toEqual({ status: 'empty', lobbyPath: '/home' })
})

test('the position follows the rounds as the server counts them, to the fen', async () => {
  const { runtime, clock } = page()
  await logInDemo(runtime)
  const { ready } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
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
  const { ready } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
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
  const { ready, went } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await eventually(() => ready())
  const { say } = frameOf(ready())
  say(message('leave'), 'http://evil.test')
  say({ from: 'koi-game', type: 'drain' })
  say({ from: 'koi-game', type: 'ready' }, 'null')
  expect(went).toEqual([])
  expect(ready().frameReady).toBe(false)
  runtime.stop()
})

test('a lost connection stops play with a notice until the game is heard again', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { ready } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
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
  const { ready, went } = container(runtime, '/venues?venue=89&game=g4001&mode=real')
  await eventually(() => expect(ready().hud.balance).toBe(1_000_000n))
  act(() => ready().onLeave())
  expect(went).toEqual(['/venue/gaming'])
  act(() => void runtime.page.store.dispatch(navigated({ path: '/venue/gaming' })))
  await eventually(() => expect(backend.count('/api/game/leave')).toBe(1))
  await eventually(() => {
    const balance = runtime.page.store.getState().api.queries['balance(undefined)']?.data
    expect(balance).toMatchObject({ central: '10000.00', venues: '0.00' })
  })
  runtime.stop()
})
