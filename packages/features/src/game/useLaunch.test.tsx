import { login } from '@koi/contract/auth'
import { currentGame, gameList, launch, leave } from '@koi/contract/game'
import { openRounds } from '@koi/contract/openRound'
import { eventually } from '@koi/testing'
import { createManualClock } from '@koi/api-core/testing'
import { matchesComing } from '@koi/contract/match'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { bringMoney, logInDemo, makeTestRuntime, playRounds, renderFeature } from '../testing/index.ts'
import { useLaunch } from './useLaunch.ts'

const slot = { venueId: 89, gameId: 'g4001', gameType: 'slots' } as const
const other = { venueId: 84, gameId: 'g2001', gameType: 'live' } as const

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

const page = () => makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })

function lobby(runtime: Runtime) {
  const went: string[] = []
  const { result, unmount } = renderFeature(runtime, () =>
    useLaunch({ navigate: (to) => void went.push(to) }),
  )
  return { result, went, unmount }
}

test('a sports venue opens in the sports container, with its first game', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay({ venueId: 1, gameType: 'sports' }))
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/sports?venue=1&game=g1001&mode=real']))
  runtime.stop()
})

test('a match of the schedule opens with its choice in the address, so that a reload comes back to it', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  const [match] = (await runtime.client.call(matchesComing, { limit: 1 })).items
  if (!match) throw new Error('there is always a next match')
  const { id, venueId, gameId } = match
  act(() => result.current.onPlay({ venueId, gameId, gameType: 'sports', match: { id, selection: 'draw' } }))
  await bringMoney(result)
  await eventually(() =>
    expect(went).toEqual([`/sports?venue=${venueId}&game=${gameId}&mode=real&match=${id}&pick=draw`]),
  )
  runtime.stop()
})

test('a match that ended after it was shown is not opened, and says so', async () => {
  const clock = createManualClock(Date.parse('2026-11-21T04:45:00.000Z'))
  const timed = await createTestServer({ clock })
  const { runtime } = makeTestRuntime({ fetch: (url, init) => timed.fetch(url, init), clock })
  const [match] = (await runtime.client.call(matchesComing, { limit: 1 })).items
  if (!match) throw new Error('there is always a next match')
  await clock.advance(3 * 3_600_000)
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  const { id, venueId, gameId } = match
  act(() => result.current.onPlay({ venueId, gameId, gameType: 'sports', match: { id, selection: 'home' } }))
  await bringMoney(result)
  await eventually(() =>
    expect(result.current).toMatchObject({
      status: 'error',
      message: '这场比赛已经结束，没有扣款。请选择其他比赛。',
    }),
  )
  expect(went).toEqual([])
  expect((await runtime.client.call(currentGame, {})).game).toBeNull()
  runtime.stop()
  await timed.close()
})

test('a guest is asked to log in where they are, and play goes on by itself', async () => {
  const { runtime } = page()
  runtime.start()
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  expect(result.current.status).toBe('login')
  await runtime.client.call(login, { mode: 'password', account: 'demo', password: 'koi-demo-2026' })
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
  runtime.stop()
})

test('one game at a time: another one is opened only after the player agrees to close the first', async () => {
  const { runtime } = page()
  await logInDemo(runtime)
  const { result, went } = lobby(runtime)
  act(() => result.current.onPlay(slot))
  await bringMoney(result)
  await eventually(() => expect(went).toHaveLength(1))
  await eventually(() => expect(result.current.status).toBe('idle'))
  act(() => result.current.onPlay(other))
  await eventually(() =>
    expect(result.current).toMatchObject({ status: 'confirm', otherName: '锦鲤跃龙门', same: false }),
  )
  expect(went).toHaveLength(1)
  if (result.current.status === 'confirm') act(result.current.onConfirm)
  await bringMoney(result, 30_000n)
  await eventually(() => expect(went[1]).toBe('/venues?venue=84&game=g2001&mode=real'))
  const { game } = await runtime.client.call(currentGame, {})
  expect(game).toMatchObject({ gameId: 'g2001', venueBalance: 30_000n })
  runtime.stop()
})

/** A member who has left a game with a round of ¥10 in it that is not settled. */
async function interrupted() {
  const { runtime } = page()
  await logInDemo(runtime)
  const game = { venue_id: 89, game_id: 'g4001', mode: 'real' } as const
  const { url, sessionId } = await runtime.client.call(launch, game, { idempotencyKey: crypto.randomUUID() })
  await playRounds((to, init) => server.fetch(to, init), url, { rounds: 1, stake: 1000n, settle: false })
  const left = { idempotencyKey: crypto.randomUUID() }
  await runtime.client.call(leave, { session_id: sessionId }, left)
  return { runtime, ...lobby(runtime) }
}

test('an interrupted round is offered before its game opens, and is played out there', async () => {
  const { runtime, result, went } = await interrupted()
  act(() => result.current.onPlay(slot))
  await eventually(() =>
    expect(result.current).toMatchObject({
      status: 'round',
      same: true,
      roundName: '锦鲤跃龙门',
      stake: 1000n,
    }),
  )
  expect(went).toEqual([])
  if (result.current.status === 'round') act(result.current.onContinue)
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
  expect((await runtime.client.call(openRounds, {})).rounds).toHaveLength(1)
  runtime.stop()
})

test('an interrupted round leads back to its own game before another one opens', async () => {
  const { runtime, result, went } = await interrupted()
  act(() => result.current.onPlay(other))
  await eventually(() => expect(result.current).toMatchObject({ status: 'round', same: false }))
  if (result.current.status === 'round') act(result.current.onContinue)
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/venues?venue=89&game=g4001&mode=real']))
  runtime.stop()
})

test('an interrupted round is settled on request, and the game that was asked for opens then', async () => {
  const { runtime, result, went } = await interrupted()
  act(() => result.current.onPlay(other))
  await eventually(() => expect(result.current.status).toBe('round'))
  if (result.current.status === 'round') act(result.current.onSettle)
  await bringMoney(result)
  await eventually(() => expect(went).toEqual(['/venues?venue=84&game=g2001&mode=real']))
  expect((await runtime.client.call(openRounds, {})).rounds).toEqual([])
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
