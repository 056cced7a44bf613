import { contract } from '@koi/contract'
import { Outlet, RouterProvider } from 'react-router-dom'
import { act, fireEvent, render, within } from '@testing-library/react'
import { eventually } from '@koi/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppProviders } from '../shell/AppProviders.tsx'
import { makeTestRuntime, memoryRouter } from '../testing/index.ts'
import { PageViewsConsent } from './PageViewsConsent.tsx'
import { PageViewsSwitch } from './PageViewsSwitch.tsx'
import { startAnalytics } from './startAnalytics.ts'
import { usePageViews } from './usePageViews.ts'

const matomo = { provider: 'matomo', origin: 'https://stats.koi.example' } as const
const script = 'https://stats.koi.example/matomo.js?site=3'

function reset() {
  for (const name of ['_paq', '_hmt']) Reflect.deleteProperty(window, name)
  for (const element of document.head.querySelectorAll('script')) element.remove()
}
beforeEach(reset)
afterEach(reset)

/** A page whose server names a script for a host. */
function page(
  items: readonly { url: string; platform_ck: string }[],
  analytics = [matomo],
  { analyticsConsent = false, localStorage = {} } = {},
) {
  const asked: string[] = []
  const made = makeTestRuntime({
    brand: { analytics, analyticsConsent },
    localStorage,
    fetch: async (url) => {
      asked.push(new URL(url).pathname)
      return Response.json({ status: true, data: { items } })
    },
  })
  return { ...made, asked }
}

const noPage = () => null
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const commands = (name: '_paq' | '_hmt'): unknown => Reflect.get(window, name)

test('the script that the server names for this host is loaded, if the brand allows its origin', async () => {
  const { runtime, log } = page([{ url: location.host, platform_ck: script }])
  const options = { client: runtime.client, window, logger: runtime.logger, page: noPage }
  expect(await startAnalytics({ ...options, allowed: [] })).toBeNull()
  expect(log).toEqual(['The script of page views is not on the list of the brand'])
  expect(scripts()).toEqual([])
  const analytics = await startAnalytics({ ...options, allowed: [matomo] })
  expect(scripts()).toEqual([script])
  analytics?.report({ pattern: '/help/:id', title: '帮助中心', shell: 'mobile' })
  expect(commands('_paq')).toEqual(
    expect.arrayContaining([
      ['setSiteId', '3'],
      ['setCustomUrl', `${location.origin}/mobile/help/:id`],
      ['setDocumentTitle', '帮助中心'],
      ['trackPageView'],
    ]),
  )
})

test('the script runs by the nonce of the page', async () => {
  const first = document.createElement('script')
  first.type = 'application/json'
  first.setAttribute('nonce', 'once')
  document.head.append(first)
  const { runtime } = page([{ url: location.host, platform_ck: script }])
  const options = { client: runtime.client, window, logger: runtime.logger, page: noPage }
  await startAnalytics({ ...options, allowed: [matomo] })
  const loaded = [...document.head.querySelectorAll('script')].find(({ src }) => src === script)
  expect(loaded?.nonce).toBe('once')
})

test('a vital is told as an event of its page', async () => {
  const { runtime } = page([{ url: location.host, platform_ck: script }])
  const options = { client: runtime.client, window, logger: runtime.logger, page: noPage }
  const analytics = await startAnalytics({ ...options, allowed: [matomo] })
  analytics?.reportVital({ name: 'LCP', value: 1234.5, pattern: '/help/:id', shell: 'mobile' })
  expect(commands('_paq')).toEqual(
    expect.arrayContaining([['trackEvent', 'web-vitals', 'LCP', '/mobile/help/:id', 1234.5]]),
  )
})

test('a service on this machine is that of the sandbox, on whichever port it listens', async () => {
  const sandbox = 'http://127.0.0.1:4175/statistics.js?site=1'
  const { runtime } = page([{ url: location.host, platform_ck: sandbox }])
  const options = { client: runtime.client, window, logger: runtime.logger, page: noPage }
  const elsewhere = { provider: 'matomo', origin: 'http://127.0.0.1:9' } as const
  expect(await startAnalytics({ ...options, allowed: [matomo, elsewhere] })).toBeNull()
  const here = { provider: 'matomo', origin: 'http://127.0.0.1' } as const
  expect(await startAnalytics({ ...options, allowed: [matomo, here] })).not.toBeNull()
  expect(scripts()).toEqual([sandbox])
})

test('a host that the server does not name loads nothing', async () => {
  const { runtime } = page([{ url: 'www.koi.example', platform_ck: script }])
  const { client, logger } = runtime
  expect(await startAnalytics({ client, window, logger, page: noPage, allowed: [matomo] })).toBeNull()
  expect(scripts()).toEqual([])
})

test('the other service is told in its own words', async () => {
  const { runtime } = page([{ url: location.host, platform_ck: 'https://hm.baidu.com/hm.js?0a' }])
  const { client, logger } = runtime
  const allowed = [{ provider: 'baidu', origin: 'https://hm.baidu.com' }] as const
  const analytics = await startAnalytics({ client, window, logger, page: noPage, allowed })
  analytics?.report({ pattern: '/find', title: '发现', shell: 'desktop' })
  expect(commands('_hmt')).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/desktop/find'],
  ])
})

function Root() {
  usePageViews()
  return (
    <>
      <PageViewsConsent />
      <Outlet />
      <PageViewsSwitch />
    </>
  )
}

function visit({ runtime }: ReturnType<typeof page>, at: string) {
  const route = (path: string, title: string) => ({
    path,
    element: <h1>{title}</h1>,
    handle: { path, title: () => title },
  })
  const children = [route('/find/detail/:id', '资讯详情'), route('/home', '首页')]
  const router = memoryRouter([{ element: <Root />, children }], { initialEntries: [at] })
  render(
    <AppProviders runtime={runtime}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  return (to: string) => act(() => router.navigate(to))
}

test('each change of route is one view with its pattern; ids and queries stay here, and early views wait', async () => {
  const made = page([{ url: location.host, platform_ck: script }])
  const go = visit(made, '/find/detail/secret-id?token=abc')
  await go('/find/detail/secret-id?token=def')
  await go('/home')
  await act(() => made.clock.advance(4_000))
  await eventually(() => expect(scripts()).toEqual([script]))
  await go('/find/detail/other-id')
  const urls = (list: unknown) =>
    Array.isArray(list) ? list.filter(([name]) => name === 'setCustomUrl') : []
  await eventually(() =>
    expect(urls(commands('_paq')).map(([, url]) => url)).toEqual([
      `${location.origin}/desktop/find/detail/:id`,
      `${location.origin}/desktop/home`,
      `${location.origin}/desktop/find/detail/:id`,
    ]),
  )
  expect(JSON.stringify(commands('_paq'))).not.toMatch(/secret|token|other/)
})

test('a brand without a service asks nothing and loads nothing', async () => {
  const made = page([{ url: location.host, platform_ck: script }], [])
  const go = visit(made, '/home')
  await go('/find/detail/a')
  await act(() => made.clock.advance(10_000))
  expect(made.asked).not.toContain(contract.statistics.path)
  expect(scripts()).toEqual([])
})

const shown = () => within(document.body)
const named = [{ url: location.host, platform_ck: script }]
const asking = (choice?: string) =>
  page(named, [matomo], {
    analyticsConsent: true,
    ...(choice === undefined ? {} : { localStorage: { 'page-views': choice } }),
  })

test('a brand that has to be allowed first counts nothing before the answer, and only what is shown after it', async () => {
  const made = asking()
  const go = visit(made, '/find/detail/early')
  await act(() => made.clock.advance(10_000))
  // Nobody is asked who may not be there.
  expect(made.asked).not.toContain(contract.statistics.path)
  fireEvent.keyDown(document.body)
  fireEvent.click(await shown().findByRole('button', { name: '同意' }))
  expect(scripts()).toEqual([])
  expect(shown().queryByRole('button', { name: '同意' })).toBeNull()
  await go('/home')
  await act(() => made.clock.advance(4_000))
  await eventually(() => expect(scripts()).toEqual([script]))
  expect(made.runtime.preferences.get().pageViews).toBe('allowed')

  act(() => made.runtime.preferences.set({ pageViews: 'declined' }))
  act(() => made.runtime.preferences.set({ pageViews: 'allowed' }))
  await act(() => made.clock.advance(4_000))
  await go('/find/detail/late')
  expect(scripts()).toEqual([script])
})

test('a refusal loads nothing, is kept, and can be taken back at the foot of the page', async () => {
  const made = asking()
  visit(made, '/home')
  fireEvent.keyDown(document.body)
  await act(() => made.clock.advance(10_000))
  fireEvent.click(await shown().findByRole('button', { name: '不同意' }))
  await act(() => made.clock.advance(10_000))
  expect(scripts()).toEqual([])
  fireEvent.click(shown().getByRole('button', { name: '浏览统计：未同意，更改' }))
  expect(await shown().findByRole('button', { name: '不同意' })).toBeTruthy()
})

test('an answer of an earlier visit is not asked for again', async () => {
  const made = asking('declined')
  visit(made, '/home')
  fireEvent.keyDown(document.body)
  await act(() => made.clock.advance(10_000))
  expect(shown().queryByRole('button', { name: '同意' })).toBeNull()
  expect(made.asked).not.toContain(contract.statistics.path)
})

test('a host that the server names no service for asks nothing', async () => {
  const made = page([{ url: 'www.koi.example', platform_ck: script }], [matomo], { analyticsConsent: true })
  visit(made, '/home')
  fireEvent.keyDown(document.body)
  await act(() => made.clock.advance(10_000))
  await eventually(() => expect(made.asked).toContain(contract.statistics.path))
  expect(shown().queryByRole('button', { name: '同意' })).toBeNull()
})
