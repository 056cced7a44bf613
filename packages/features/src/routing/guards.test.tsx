import { login, logout } from '@koi/contract/auth'
import { authApi, refreshRequested } from '@koi/store'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { Outlet, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useExpiryNotice } from '../session/useExpiryNotice.ts'
import { useLostSession } from '../session/useLostSession.ts'
import { useLogout } from '../session/useLogout.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { RouteEffects } from '../shell/RouteEffects.tsx'
import { makeTestRuntime, memoryRouter } from '../testing/index.ts'
import { GuestOnly, LegacyFinance, RequireMember, RequireMemberOrDemo } from './guards.tsx'
import { routes } from './pages.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const demo = { mode: 'password', account: 'demo', password: 'koi-demo-2026' } as const

/** Where the site was loaded anew. */
const restarts: string[] = []

function Layout() {
  const { onLogout } = useLogout({ navigate: useNavigate() })
  const lost = useLostSession({ navigate: useNavigate(), restart: () => restarts.push(location.pathname) })
  const notice = useExpiryNotice()
  return (
    <main>
      <RouteEffects siteName="锦鲤" />
      <button type="button" onClick={onLogout}>
        退出登录
      </button>
      {lost.asked ? (
        <button type="button" onClick={lost.onLeave}>
          离开
        </button>
      ) : null}
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
  const router = memoryRouter(
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
              { path: routes.withdraw, element: <Form />, handle: { title: () => '取款' } },
              { path: routes.deposit, element: <Deposit />, handle: { title: depositTitle } },
            ],
          },
          { element: <RequireMemberOrDemo />, children: [{ path: routes.venues, ...page('游戏') }] },
          { path: '/user/finance/*', element: <LegacyFinance /> },
          { path: '*', ...page('没有这个页面') },
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
  const places = {
    '/user/finance/transfer?venue=89': '/finance/transfer?venue=89',
    // However it is written, it leads away from itself.
    '/User/Finance/transfer': '/finance/transfer',
    '/%75ser/finance/transfer': '/finance/transfer',
    '/user/finance': '/finance/',
  }
  for (const [old, place] of Object.entries(places)) {
    await act(() => router.navigate(old))
    await eventually(() => expect(at()).toBe(place))
  }
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
  act(() => getByRole('button', { name: '退出登录' }).click())
  await eventually(() => expect(at()).toBe('/home'))
  expect(visited).not.toContain('/login')
  await act(() => router.navigate('/finance/transfer'))
  await eventually(() => expect(at()).toBe('/login?redirect=%2Ffinance%2Ftransfer'))
  runtime.stop()
})

/** A field of a page of members, with what was typed into it. */
function Form() {
  const [text, setText] = useState('')
  return <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
}

/** Ends the session of a page on the server, and has the page learn of it. */
async function endElsewhere(runtime: Runtime) {
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
}

/** A member with a form that something was typed into, whose session has then ended elsewhere. */
async function lostForm() {
  const page = open('/home')
  await page.runtime.page.store.dispatch(authApi.endpoints.login.initiate(demo))
  await act(() => page.router.navigate('/finance/withdraw?type=bank'))
  const field = await page.findByRole('textbox')
  fireEvent.change(field, { target: { value: '200.13' } })
  await endElsewhere(page.runtime)
  await eventually(() => expect(page.queryByRole('button', { name: '离开' })).not.toBeNull())
  const typed = () => {
    const shown = page.queryByRole('textbox')
    return shown instanceof HTMLInputElement ? shown.value : null
  }
  return { ...page, typed }
}

test('a page whose session has ended asks to log in again, and what was typed is there after it', async () => {
  const { runtime, at, typed, queryByRole } = await lostForm()
  expect([at(), typed()]).toEqual(['/finance/withdraw?type=bank', '200.13'])
  await act(() => runtime.page.store.dispatch(authApi.endpoints.login.initiate(demo)))
  await eventually(() => expect(queryByRole('button', { name: '离开' })).toBeNull())
  expect([at(), typed(), restarts]).toEqual(['/finance/withdraw?type=bank', '200.13', []])
  runtime.stop()
})

test('another member who logs in over the page of one has all of it loaded anew', async () => {
  const { runtime, queryByRole } = await lostForm()
  const other = { ...demo, account: 'demo2' } as const
  await act(() => runtime.page.store.dispatch(authApi.endpoints.login.initiate(other)))
  await eventually(() => expect(restarts).toHaveLength(1))
  expect(queryByRole('button', { name: '离开' })).not.toBeNull()
  runtime.stop()
})

test('a page whose session has ended leads to login with the way back where nobody logs in over it', async () => {
  const { runtime, router, at, findByRole, queryByRole } = await lostForm()
  const visited: string[] = []
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') visited.push(location.pathname)
  })
  const leave = await findByRole('button', { name: '离开' })
  act(() => leave.click())
  await eventually(() => expect(at()).toBe('/login?redirect=%2Ffinance%2Fwithdraw%3Ftype%3Dbank'))
  expect(visited.filter((path) => path === '/login')).toHaveLength(1)
  await eventually(() => expect(queryByRole('status')?.textContent).toBe('登录已失效，请重新登录'))
  await act(() => runtime.page.store.dispatch(authApi.endpoints.login.initiate(demo)))
  await eventually(() => expect(at()).toBe('/finance/withdraw?type=bank'))
  await eventually(() => expect(queryByRole('status')).toBeNull())
  runtime.stop()
})
