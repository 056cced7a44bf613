// @vitest-environment node
import { koi } from '@koi/brand/koi'
import { createPageRenderer } from '@koi/features/prerender'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

// The first page waits for its modules to be compiled, which takes a busy machine as long as it does.
const render = createPageRenderer({ brand: koi, formFactor: 'mobile', routes: routeTree, limit: 60_000 })
const at = Date.parse('2026-11-21T04:00:00.000Z')
let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const draw = async (path: string, locale = 'zh-CN') =>
  await render({
    path,
    locale,
    at,
    fetch: (url, init) => server.fetch(new URL(url, 'http://api.test').href, init),
  })

test.each([
  ['/', '首页 · 锦鲤', 'Home · Koi'],
  ['/login', '登录 · 锦鲤', 'Log in · Koi'],
  ['/venue/gaming', '电子 · 锦鲤', 'Slots · Koi'],
  ['/find', '发现 · 锦鲤', 'Discover · Koi'],
])('a guest is sent %s complete, in either language', async (path, chinese, english) => {
  const page = await draw(path)
  expect(page?.title).toBe(chinese)
  expect(page?.html).toMatch(/<h1[^>]*>/)
  expect(page?.html).not.toMatch(/<script|data-pending/)
  expect((await draw(path, 'en'))?.title).toBe(english)
})

test('an article of help is sent with its text, and not with a place for it', async () => {
  const page = await draw('/help/deposit')
  expect(page?.title).toBe('存款 · 锦鲤')
  expect(page?.html).toContain('id="fees"')
  expect(page?.html).not.toContain('aria-busy')
  expect((await draw('/help/deposit', 'en'))?.html).toMatch(/<h2[^>]*>Fees/)
})

test('languages do not mix when several pages are asked for at once', async () => {
  const pages = await Promise.all(
    Array.from({ length: 6 }, (_, index) => draw('/login', index % 2 === 0 ? 'en' : 'zh-CN')),
  )
  expect(pages.map((page) => page?.html.includes('密码登录'))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ])
})

test('pages of members, pages that only the browser knows and unknown languages are left to the browser', async () => {
  expect(await draw('/user')).toBeNull()
  expect(await draw('/download')).toBeNull()
  expect(await draw('/nowhere')).toBeNull()
  expect(await draw('/login', 'fr')).toBeNull()
})

test('a page whose replies fail is left to the browser', async () => {
  const fetch = async () => new Response('{"status":false}', { status: 500 })
  expect(await render({ path: '/find', locale: 'zh-CN', at, fetch })).toBeNull()
})

test('home is drawn with no more elements than its budget', async () => {
  const elements = (await draw('/'))?.html.match(/<[a-z]/g)?.length
  expect(elements).toBeGreaterThan(100)
  expect(elements).toBeLessThanOrEqual(450)
})
