import { logout } from '@koi/contract/auth'
import { refreshRequested } from '@koi/store'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act, fireEvent, render } from '@testing-library/react'
import { Link, Outlet, parsePath, RouterProvider, useNavigate, type To } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RequireMember, RequireMemberOrDemo } from '../routing/guards.tsx'
import { routes } from '../routing/pages.ts'
import { useLostSession } from '../session/useLostSession.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { RouteEffects } from '../shell/RouteEffects.tsx'
import { logInDemo, makeTestRuntime, playRounds, memoryRouter } from '../testing/index.ts'
import { openedOn } from './openedOn.ts'
import { useGamePage } from './useGamePage.ts'

const game = '/venues?venue=89&game=g4001&mode=real'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

function Layout() {
  useLostSession({ navigate: useNavigate(), restart: () => {} })
  return (
    <main>
      <RouteEffects siteName="锦鲤" />
      <Outlet />
    </main>
  )
}

function Container() {
  const { game: model } = useGamePage()
  if (model.status === 'bring') return <button onClick={() => model.onEnter(model.available)}>enter</button>
  if (model.status !== 'ready') return <p>{model.status}</p>
  const { ref, src, sandbox } = model.frame
  return (
    <>
      <iframe ref={ref} title="game" sandbox={sandbox} data-address={src} />
      <output>{String(model.hud.rounds)}</output>
      <Link to={routes.betRecord}>records</Link>
      <button onClick={model.onLeave}>leave</button>
      <button onClick={model.transfer.onOpen}>transfer</button>
      {model.leaving ? (
        <dialog open>
          <button onClick={model.onConfirmLeave}>really</button>
          <button onClick={model.onStay}>stay</button>
        </dialog>
      ) : null}
    </>
  )
}

/** A member in the game that a history ends with, with one round of it settled or, `open`, not settled. */
async function play(round: 'open' | 'settled', history: To[] = [routes.home, game]) {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  await logInDemo(runtime)
  const router = memoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: routes.home, element: <h1>home</h1> },
          { path: routes.login, element: <h1>login</h1> },
          { path: routes.slotsLobby, element: <h1>lobby</h1> },
          {
            element: <RequireMember />,
            children: [{ path: routes.betRecord, element: <h1>records</h1> }],
          },
          {
            element: <RequireMemberOrDemo />,
            children: [{ path: routes.venues, element: <Container /> }],
          },
        ],
      },
    ],
    { initialEntries: history },
  )
  const page = render(
    <AppProviders runtime={runtime}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  fireEvent.click(await page.findByRole('button', { name: 'enter' }))
  const frame = await page.findByTitle('game')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('the game has no frame')
  const address = frame.dataset['address'] ?? ''
  await playRounds(server.fetch, address, { rounds: 1, stake: 1000n, settle: round === 'settled' })
  const type = round === 'settled' ? 'settled' : 'staked'
  const data = { from: 'koi-game', type, round: crypto.randomUUID() }
  const origin = new URL(address).origin
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })))
  await eventually(() => expect(closingAsks()).toBe(round === 'open'))
  return {
    runtime,
    router,
    page,
    at: () => router.state.location.pathname + router.state.location.search,
    press: (name: string) => act(async () => void fireEvent.click(page.getByRole('button', { name }))),
    follow: (name: string) => act(async () => void fireEvent.click(page.getByRole('link', { name }))),
    back: () => act(() => router.navigate(-1)),
    asked: () => page.queryByRole('dialog') !== null,
  }
}

/** Whether the browser is told to ask before the tab is closed. */
function closingAsks(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('the back button is asked about while a stake is held; staying keeps the game, agreeing goes back', async () => {
  const { runtime, at, back, asked, press } = await play('open')
  await back()
  await eventually(() => expect(asked()).toBe(true))
  expect(at()).toBe(game)
  await press('stay')
  expect(asked()).toBe(false)
  expect(at()).toBe(game)
  await back()
  await eventually(() => expect(asked()).toBe(true))
  await press('really')
  await eventually(() => expect(at()).toBe('/home'))
  expect(closingAsks()).toBe(false)
  runtime.stop()
})

test.each([
  { way: 'a link', name: 'records', to: '/user/betRecord' },
  { way: 'the button that leaves', name: 'leave', to: '/venue/gaming' },
])(
  'leaving by $way is asked about while a stake is held, and leads where it would have',
  async ({ name, to }) => {
    const { runtime, at, follow, asked, press } = await play('open')
    await (name === 'records' ? follow(name) : press(name))
    expect(asked()).toBe(true)
    expect(at()).toBe(game)
    await press('really')
    await eventually(() => expect(at()).toBe(to))
    runtime.stop()
  },
)

test('another query of the same page is not leaving', async () => {
  const { runtime, router, at, asked } = await play('open')
  await act(() => router.navigate(`${game}&type=slots`))
  expect(asked()).toBe(false)
  expect(at()).toBe(`${game}&type=slots`)
  runtime.stop()
})

test('moving money leaves neither the game nor its page, with a round open or not', async () => {
  const { runtime, at, asked, press } = await play('open')
  await press('transfer')
  expect(asked()).toBe(false)
  expect(at()).toBe(game)
  runtime.stop()
})

test('nobody is asked once every round is settled', async () => {
  const { runtime, at, back, asked } = await play('settled')
  await back()
  await eventually(() => expect(at()).toBe('/home'))
  expect(asked()).toBe(false)
  runtime.stop()
})

test('logging out is never held up by an open round', async () => {
  const { runtime, at } = await play('open')
  await act(async () => void (await runtime.client.call(logout, {})))
  await eventually(() => expect(at()).not.toContain('/venues'))
  expect(closingAsks()).toBe(false)
  runtime.stop()
})

test('an expired session leads to login, round or no round, even while the question stands', async () => {
  const { runtime, at, back, asked } = await play('open')
  await back()
  await eventually(() => expect(asked()).toBe(true))
  await server.fetch(`http://api.test${logout.path}`, {
    method: 'POST',
    headers: {
      d: 'koi-web',
      device: runtime.localStorage.getItem('uuid') ?? '',
      lang: 'zh-CN',
      t: runtime.client.session.token() ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  })
  act(() => void runtime.page.store.dispatch(refreshRequested({ what: 'balance', force: true })))
  await eventually(() => expect(at()).toMatch(/^\/login/))
  expect(asked()).toBe(false)
  runtime.stop()
})

const searched = `${routes.slotsLobby}?q=carp`
const gameOpenedOn = (path: string) => ({ ...parsePath(game), state: openedOn(path) })

test.each([
  [
    'the lobby it was opened on, as it was left',
    [routes.home, searched, gameOpenedOn(routes.slotsLobby)],
    searched,
  ],
  [
    'the lobby of its kind, where it was opened on another page',
    [routes.home, gameOpenedOn(routes.home)],
    routes.slotsLobby,
  ],
  ['the lobby of its kind, where its address was opened', [routes.home, game], routes.slotsLobby],
])('leaving a game leads to %s, and from there back to home', async (_where, history, lobby) => {
  const { runtime, at, back, press } = await play('settled', history)
  await press('leave')
  await eventually(() => expect(at()).toBe(lobby))
  await back()
  await eventually(() => expect(at()).toBe(routes.home))
  runtime.stop()
})
