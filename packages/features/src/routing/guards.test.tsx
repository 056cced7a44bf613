import { login, logout } from '@koi/contract/auth'
import { refreshRequested } from '@koi/store'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useExpiryNotice, useExpiryRedirect } from '../session/useExpiryNotice.ts'
import { useLogout } from '../session/useSession.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { RouteEffects } from '../shell/RouteEffects.tsx'
import { makeTestRuntime } from '../testing/index.ts'
import { GuestOnly, LegacyFinance, RequireMember } from './guards.tsx'
import { routes } from './pages.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const demo = { mode: 'password', account: 'demo', password: 'koi-demo-2026' } as const

function Layout() {
  const { onLogout } = useLogout({ navigate: useNavigate() })
  useExpiryRedirect({ navigate: useNavigate() })
  const notice = useExpiryNotice()
  return (
    <main>
      <RouteEffects siteName="锦鲤" />
      <button type="button" onClick={onLogout}>
        退出登录
      </button>
      {notice.status === 'shown' ? <output>{notice.text}</output> : null}
      <Outlet />
    </main>
  )
}

function page(title: string) {
  return { element: <h1 tabIndex={-1}>{title}</h1>, handle: { title: () => title } }
}

const depositTitle = (params: URLSearchParams) => (params.has('order') ? '存款订单' : '存款')

function Deposit() {
  const [params] = useSearchParams()
  return (
    <h1 key={params.get('order')} tabIndex={-1}>
      {depositTitle(params)}
    </h1>
  )
}

function open(path: string, runtime: Runtime = makeTestRuntime({ fetch: server.fetch }).runtime) {
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: routes.home, ...page('首页') },
          { element: <GuestOnly />, children: [{ path: routes.login, ...page('登录') }] },
          {
            element: <RequireMember />,
            children: [
              { path: routes.betRecord, ...page('投注记录') },
              { path: routes.transfer, ...page('转账') },
              { path: routes.deposit, element: <Deposit />, handle: { title: depositTitle } },
            ],
          },
          { element: <RequireMember allowDemo />, children: [{ path: routes.venues, ...page('游戏') }] },
          { path: '/user/finance/*', element: <LegacyFinance /> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  runtime.start()
  const shown = render(
    <AppProviders runtime={runtime}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { runtime, router, at, ...shown }
}

test('a guest on a page of members goes to login, and after it back to where they wanted', async () => {
  const { runtime, at, getByRole } = open('/user/betRecord?range=2')
  expect(at()).toBe('/login?redirect=%2Fuser%2FbetRecord%3Frange%3D2')
  await runtime.client.call(login, demo)
  await eventually(() => expect(at()).toBe('/user/betRecord?range=2'))
  await eventually(() => expect(getByRole('heading').textContent).toBe('投注记录'))
  runtime.stop()
})

test('a member who opens login goes home, and no foreign address is ever followed', async () => {
  const { runtime, router, at } = open('/home')
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/login?redirect=//evil.test'))
  await eventually(() => expect(at()).toBe('/home'))
  runtime.stop()
})

test('a demo may be played by a guest, a real game may not', () => {
  expect(open('/venues?venue=89&mode=demo').at()).toBe('/venues?venue=89&mode=demo')
  expect(open('/venues?venue=89&mode=real').at()).toContain('/login?redirect=')
})

test('finance pages under the user area lead to where they live', async () => {
  const { runtime, router, at } = open('/home')
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/user/finance/transfer?venue=89'))
  await eventually(() => expect(at()).toBe('/finance/transfer?venue=89'))
  runtime.stop()
})

test('a change of route sets the title and moves focus to the heading; the first page is left alone', async () => {
  const { runtime, router, getByRole } = open('/home')
  expect(document.title).toBe('首页 · 锦鲤')
  expect(document.activeElement).toBe(document.body)
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/user/betRecord'))
  await eventually(() => expect(document.title).toBe('投注记录 · 锦鲤'))
  await eventually(() => expect(document.activeElement).toBe(getByRole('heading')))
  runtime.stop()
})

test('an order is a page beside its form: it has a title, and its heading takes the focus', async () => {
  const { runtime, router, getByRole } = open('/home')
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/finance/deposit'))
  await eventually(() => expect(document.title).toBe('存款 · 锦鲤'))
  await act(() => router.navigate('/finance/deposit?order=D1'))
  await eventually(() => expect(document.title).toBe('存款订单 · 锦鲤'))
  await eventually(() => expect(document.activeElement).toBe(getByRole('heading', { name: '存款订单' })))
  runtime.stop()
})

test('logging out ends at home from a page of members, without a look at login; members only later means login again', async () => {
  const { runtime, router, at, getByRole } = open('/home')
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/user/betRecord'))
  const visited: string[] = []
  router.subscribe(({ location }) => void visited.push(location.pathname))
  act(() => getByRole('button').click())
  await eventually(() => expect(at()).toBe('/home'))
  expect(visited).not.toContain('/login')
  await act(() => router.navigate('/finance/transfer'))
  await eventually(() => expect(at()).toBe('/login?redirect=%2Ffinance%2Ftransfer'))
  runtime.stop()
})

test('an expired session redirects once, to login with the way back, and says so until the next login', async () => {
  const { runtime, router, at, queryByRole } = open('/home')
  await runtime.client.call(login, demo)
  await act(() => router.navigate('/finance/transfer?venue=89'))
  const visited: string[] = []
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visited.push(location.pathname)
  })
  // The expiry notice reads the address bar, which a router in memory does not write.
  history.replaceState(null, '', '/finance/transfer?venue=89')
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
  runtime.page.store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await eventually(() => expect(at()).toBe('/login?redirect=%2Ffinance%2Ftransfer%3Fvenue%3D89'))
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
  await eventually(() => expect(document.title).toBe('登录 · 锦鲤'))
  await eventually(() => expect(queryByRole('status')?.textContent).toBe('登录已失效，请重新登录'))
  await runtime.client.call(login, demo)
  await eventually(() => expect(at()).toBe('/finance/transfer?venue=89'))
  await eventually(() => expect(queryByRole('status')).toBeNull())
  runtime.stop()
})
