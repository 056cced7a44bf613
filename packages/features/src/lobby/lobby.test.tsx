import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
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
    if (shown.status === 'ready' || shown.status === 'empty') return shown
    throw new Error(`still ${shown.status}`)
  }
  return { runtime, clock, result, model }
}

test('the home page shows six kinds with their platforms, popular games of many platforms, and notices', async () => {
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
  expect(home.kinds.reduce((sum, { platformCount }) => sum + platformCount, 0)).toBe(29)
  expect(home.games).toHaveLength(12)
  expect(new Set(home.games.map(({ venueId }) => venueId)).size).toBe(12)
  expect(home.games.every(({ venueStatus }) => venueStatus.state === 'open')).toBe(true)
  expect(home.notices.length).toBeGreaterThan(1)
  act(() => home.onChip('new'))
  expect(ready(result.current).games.every(({ tags }) => tags.includes('new'))).toBe(true)
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

test('a lobby of one kind shows its platforms, their state, and to members what their wallets hold', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  await logInDemo(runtime)
  const went: string[] = []
  const { result } = renderFeature(runtime, () =>
    useVenueLobby({ gameType: 'slots', navigate: (to) => void went.push(to) }),
  )
  await eventually(() => expect(ready(result.current).platforms[0]?.balance).toBe(0n))
  const { platforms, onTransferIn, onBrowse, isMember } = ready(result.current)
  expect(isMember).toBe(true)
  expect(platforms.map(({ gameType }) => gameType)).toEqual(platforms.map(() => 'slots'))
  const closed = platforms.filter(({ status }) => status.state === 'maintenance')
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
  expect(ready(result.current).platforms.every(({ balance }) => balance === null)).toBe(true)
  expect(ready(result.current).onBrowse).toBeNull()
})

test('a deep link opens the lobby as it was left', async () => {
  const { model, runtime } = lobby('venue=89&q=jlylm&filter=all')
  await eventually(() => model())
  expect(model()).toMatchObject({ platform: 89, search: 'jlylm', total: 1 })
  expect(model().games[0]?.name).toBe('锦鲤跃龙门')
  runtime.stop()
})

test('platform, filter and search are in the address; the list grows by chunks that survive in it', async () => {
  const { model, result, clock, runtime } = lobby()
  await eventually(() => model())
  const { total } = model()
  expect(model().games).toHaveLength(24)
  act(() => model().onMore())
  expect(model().games).toHaveLength(48)
  expect(result.current.params.get('shown')).toBe('48')
  act(() => model().onPlatform(89))
  expect(result.current.params.toString()).toBe('venue=89')
  expect(model().total).toBeLessThan(total)
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
  await eventually(() => expect(result.current.model.status).toBe('empty'))
  const { model: empty } = result.current
  if (empty.status === 'empty') act(() => empty.onClear())
  expect(model().search).toBe('')
  expect(model().total).toBeGreaterThan(100)
  expect(result.current.params.toString()).toBe('')
  runtime.stop()
})
