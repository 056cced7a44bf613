import { login } from '@koi/contract/auth'
import { setFavourite } from '@koi/contract/lobby'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, openAccount, renderFeature } from '../testing/index.ts'
import { useFavourites } from './useFavourites.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const koi = { gameId: 'g4001' }
const lanterns = { gameId: 'g4002' }

test('a favourite chosen on one device is there on another', async () => {
  const phone = makeTestRuntime({ fetch: server.fetch })
  await openAccount(server.fetch, phone.runtime, { account: 'hearts1', phone: '13955550001' })
  const first = renderFeature(phone.runtime, () => useFavourites())
  act(() => first.result.current.onToggle(koi))
  await eventually(() => expect(first.result.current.games).toEqual(['g4001']))
  act(() => first.result.current.onToggle(lanterns))
  await eventually(() => expect(first.result.current.games).toEqual(['g4002', 'g4001']))

  const desk = makeTestRuntime({ fetch: server.fetch })
  desk.runtime.start()
  await desk.runtime.client.call(login, { mode: 'password', account: 'hearts1', password: 'carrot-boat-42' })
  const second = renderFeature(desk.runtime, () => useFavourites())
  await eventually(() => expect(second.result.current.games.toSorted()).toEqual(['g4001', 'g4002']))
  phone.runtime.stop()
  desk.runtime.stop()
})

test('a favourite is shown before the server has answered, and taken back when it fails', async () => {
  let fail = () => {}
  const held = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('no network'))
  })
  const { runtime } = makeTestRuntime({
    fetch: (url, init) => (url.endsWith(setFavourite.path) ? held : server.fetch(url, init)),
  })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => useFavourites())
  act(() => result.current.onToggle(koi))
  await eventually(() => expect(result.current.games).toEqual(['g4001']))
  act(() => result.current.onToggle(koi))
  expect(result.current.games).toEqual(['g4001'])
  fail()
  await eventually(() => expect(result.current.games).toEqual([]))
  runtime.stop()
})

test('a favourite that could not be taken out stands where it stood', async () => {
  let held: Promise<never> | undefined
  let fail = () => {}
  const { runtime } = makeTestRuntime({
    fetch: (url, init) => (held && url.endsWith(setFavourite.path) ? held : server.fetch(url, init)),
  })
  await openAccount(server.fetch, runtime, { account: 'hearts2', phone: '13955550002' })
  const { result } = renderFeature(runtime, () => useFavourites())
  act(() => result.current.onToggle(koi))
  await eventually(() => expect(result.current.games).toEqual(['g4001']))
  act(() => result.current.onToggle(lanterns))
  await eventually(() => expect(result.current.games).toEqual(['g4002', 'g4001']))
  held = new Promise((_, reject) => {
    fail = () => reject(new TypeError('no network'))
  })
  // A press while the one before it is on its way does nothing.
  await eventually(() => {
    act(() => result.current.onToggle(koi))
    expect(result.current.games).toEqual(['g4002'])
  })
  fail()
  await eventually(() => expect(result.current.games).toEqual(['g4002', 'g4001']))
  runtime.stop()
})

test('a guest who wants a favourite is led to login and comes back to the same page', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  const { result, router } = renderFeature(runtime, () => useFavourites(), { path: '/game/egame?q=jl' })
  act(() => result.current.onToggle(koi))
  await eventually(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/game/egame?q=jl')
})
