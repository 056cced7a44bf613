import { favourites } from '@koi/contract/lobby'
import { balance as balanceCall } from '@koi/contract/member'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useBalance } from '../balance/useBalance.ts'
import { useCatalogue } from '../venues/useCatalogue.ts'
import { useGameLobby } from './useGameLobby.ts'
import { useHome } from './useHome.ts'
import { useVenueLobby } from './useVenueLobby.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

function ready<Model extends { status: string }>(model: Model): Extract<Model, { status: 'ready' }> {
  if (!isReady(model)) throw new Error(`still ${model.status}`)
  return model
}
function isReady<Model extends { status: string }>(
  model: Model,
): model is Extract<Model, { status: 'ready' }> {
  return model.status === 'ready'
}

function lobby(query = '') {
  const { runtime, clock } = makeTestRuntime({ fetch: server.fetch })
  runtime.start()
  const { result } = renderFeature(runtime, () => {
    const [params, setParams] = useState(() => new URLSearchParams(query))
    return { params, model: useGameLobby({ url: { params, setParams } }) }
  })
  const model = () => {
    const { model: shown } = result.current
    if (shown.status === 'ready') return shown
    throw new Error(`still ${shown.status}`)
  }
  return { runtime, clock, result, model }
}

test('a lobby that opens with favourites waits for them instead of saying that there are none', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(runtime)
  const release = backend.hold(favourites.path)
  const { result } = renderFeature(runtime, () => ({
    chosen: useGameLobby({ url: { params: new URLSearchParams('filter=favourite'), setParams: () => {} } }),
    all: useGameLobby({ url: { params: new URLSearchParams(), setParams: () => {} } }),
  }))
  await eventually(() => expect(result.current.all.status).toBe('ready'))
  expect(result.current.chosen.status).toBe('loading')
  release()
  await eventually(() => expect(result.current.chosen).toMatchObject({ status: 'ready', games: [] }))
  runtime.stop()
})

test('favourites that cannot be read are not called none, and can be asked for again', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(runtime)
  const mend = backend.cut(favourites.path, 'before')
  const { result } = renderFeature(runtime, () =>
    useGameLobby({ url: { params: new URLSearchParams('filter=favourite'), setParams: () => {} } }),
  )
  await eventually(async () => {
    await act(() => clock.advance(1000))
    await act(() => backend.settled())
    expect(ready(result.current).listFailure).not.toBeNull()
  })
  mend()
  act(() => ready(result.current).listFailure?.onRetry())
  await eventually(() => expect(ready(result.current).listFailure).toBeNull())
  runtime.stop()
})

test('a pull on the home page asks for the balance anew, however fresh it is', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => ({ home: useHome(), balance: useBalance() }))
  await eventually(() => expect(result.current.balance.status).toBe('ready'))
  await eventually(() => ready(result.current.home))
  const before = backend.count(balanceCall.path)
  act(() => ready(result.current.home).onRefresh())
  await eventually(() => expect(backend.count(balanceCall.path)).toBe(before + 1))
  runtime.stop()
})

test('the home page shows six kinds with their venues, popular games of many venues, and notices', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  const { result } = renderFeature(runtime, () => useHome())
  expect(result.current.status).toBe('loading')
  await eventually(() => ready(result.current))
  const home = ready(result.current)
  expect(home.kinds.map(({ gameType }) => gameType).toSorted()).toEqual([
    'chess',
    'fish',
    'live',
    'lottery',
    'slots',
    'sports',
  ])
  expect(home.kinds.reduce((sum, { venueCount }) => sum + venueCount, 0)).toBe(29)
  expect(home.popular).toHaveLength(12)
  expect(new Set(home.popular.map(({ venueId }) => venueId)).size).toBe(12)
  expect(home.popular.every(({ venueStatus }) => venueStatus.state === 'open')).toBe(true)
  expect(home.notices.length).toBeGreaterThan(1)
  await eventually(() => expect(ready(result.current).banners?.length).toBeGreaterThan(0))
  expect(ready(result.current).recents).toEqual([])
})

test('a home whose lists are all at hand is worked out once before it is drawn', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  const first = renderFeature(runtime, () => useHome())
  await eventually(() => ready(first.result.current))
  first.unmount()
  let passes = 0
  let passesWhenDrawn = 0
  const again = renderFeature(runtime, () => {
    passes += 1
    useLayoutEffect(() => {
      passesWhenDrawn ||= passes
    })
    return useHome()
  })
  expect(again.result.current.status).toBe('ready')
  expect(passesWhenDrawn).toBe(1)
})

test('a home without a network shows the games it knows and waits for no list of the member', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(runtime)
  const release = backend.hold(favourites.path)
  const { result } = renderFeature(runtime, () => ({ home: useHome(), venues: useCatalogue() }))
  await eventually(() => expect(result.current.venues.status).toBe('ready'))
  expect(result.current.home.status).toBe('loading')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(ready(result.current.home).popular.length).toBeGreaterThan(0)
  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(result.current.home.status).toBe('ready')
  release()
  runtime.stop()
})

test('a failed game list says so and can be asked for again', async () => {
  let broken = true
  const { runtime, clock } = makeTestRuntime({
    fetch: (url, init) => (broken ? Promise.reject(new TypeError('no network')) : server.fetch(url, init)),
  })
  const { result } = renderFeature(runtime, () => useHome())
  await clock.advance(20_000)
  await eventually(() => expect(result.current.status).toBe('error'))
  broken = false
  if (result.current.status === 'error') act(result.current.onRetry)
  await eventually(() => ready(result.current))
  expect(result.current.status).toBe('ready')
})

test('a lobby of one kind shows its venues, their state, and to members what their wallets hold', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  await logInDemo(runtime)
  const went: string[] = []
  const { result } = renderFeature(runtime, () =>
    useVenueLobby({ gameType: 'slots', navigate: (to) => void went.push(to) }),
  )
  await eventually(() => expect(ready(result.current).venues[0]?.balance).toBe(0n))
  const { venues, onTransferIn, onBrowse, isMember } = ready(result.current)
  expect(isMember).toBe(true)
  expect(venues.map(({ gameType }) => gameType)).toEqual(venues.map(() => 'slots'))
  const closed = venues.filter(({ status }) => status.state === 'maintenance')
  expect(closed).not.toEqual([])
  expect(closed.every(({ maintenanceText }) => maintenanceText?.includes('维护中') ?? false)).toBe(true)
  onTransferIn(89)
  onBrowse?.(90)
  expect(went).toEqual(['/finance/transfer?venue=89', '/game/egame?venue=90'])
  runtime.stop()
})

test('a guest sees the same lobby without wallets', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  const { result } = renderFeature(runtime, () => useVenueLobby({ gameType: 'fish', navigate: () => {} }))
  await eventually(() => ready(result.current))
  expect(ready(result.current).isMember).toBe(false)
  expect(ready(result.current).venues.every(({ balance }) => balance === null)).toBe(true)
  expect(ready(result.current).onBrowse).toBeNull()
})

test('a deep link opens the lobby as it was left', async () => {
  const { model, runtime } = lobby('venue=89&q=jlylm&filter=all')
  await eventually(() => model())
  expect(model()).toMatchObject({ venue: 89, search: 'jlylm' })
  expect(model().games).toHaveLength(1)
  expect(model().games[0]?.name).toBe('锦鲤跃龙门')
  runtime.stop()
})

test('venue, filter and search are in the address, and every game of the kind is in the list', async () => {
  const { model, result, clock, runtime } = lobby()
  await eventually(() => model())
  const { games, venues } = model()
  expect(games).toHaveLength(venues[0]?.gameCount ?? 0)
  act(() => model().onVenue(89))
  expect(result.current.params.toString()).toBe('venue=89')
  expect(model().games.length).toBeLessThan(games.length)
  act(() => model().onSearch('锦鲤'))
  expect(model().games.map(({ name }) => name)).toContain('锦鲤跃龙门')
  await act(() => clock.advance(250))
  expect(result.current.params.get('q')).toBe('锦鲤')
  act(() => model().onFilter('hot'))
  expect(result.current.params.get('filter')).toBe('hot')
  runtime.stop()
})

test('what is not found is said, and clearing brings everything back', async () => {
  const { result, model, runtime } = lobby('q=没有这款游戏')
  await eventually(() => expect(model().games).toEqual([]))
  act(() => model().onClear())
  expect(model().search).toBe('')
  expect(model().games.length).toBeGreaterThan(100)
  expect(result.current.params.toString()).toBe('')
  runtime.stop()
})
