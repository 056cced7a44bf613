// @vitest-environment node
import { memberPageFaults, openPageDrawer } from '@koi/features/testing/pages'
import { afterAll, expect, test } from 'vitest'
import { routeTree } from './routes/routeTree.tsx'

const { draw, close } = await openPageDrawer({ formFactor: 'mobile', routes: routeTree })
afterAll(close)

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
  expect((await draw(path, { locale: 'en' }))?.title).toBe(english)
})

test('an article of help is sent with its text, and not with a place for it', async () => {
  const page = await draw('/help/deposit')
  expect(page?.title).toBe('存款 · 锦鲤')
  expect(page?.html).toContain('id="fees"')
  expect(page?.html).not.toContain('aria-busy')
  expect((await draw('/help/deposit', { locale: 'en' }))?.html).toMatch(/<h2[^>]*>Fees/)
})

test('languages do not mix when several pages are asked for at once', async () => {
  const pages = await Promise.all(
    Array.from({ length: 6 }, (_, index) => draw('/login', { locale: index % 2 === 0 ? 'en' : 'zh-CN' })),
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

test('what only the device knows has its place in a page that is drawn', async () => {
  const download = (await draw('/download'))?.html
  expect(download).toContain('aria-busy="true"')
  // The code for a phone is the same for all.
  expect(download).toContain('二维码"')
  expect((await draw('/iframeCustomerService'))?.html).toContain('aria-busy="true"')
})

test('every page of members is drawn as it stands before any reply', async () => {
  expect(await memberPageFaults({ formFactor: 'mobile', routes: routeTree })).toEqual([])
})

test('games, and unknown pages and languages, are left to the browser', async () => {
  expect(await draw('/venues')).toBeNull()
  expect(await draw('/nowhere')).toBeNull()
  expect(await draw('/login', { locale: 'fr' })).toBeNull()
})

test('a page whose replies fail is left to the browser', async () => {
  const fetch = async () => new Response('{"status":false}', { status: 500 })
  expect(await draw('/find', { fetch })).toBeNull()
})
