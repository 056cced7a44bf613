import { Hono } from 'hono'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPages, type Pages } from './createPages.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-pages-'))
const root = join(folder, 'dist')
mkdirSync(join(root, 'assets'), { recursive: true })
mkdirSync(join(folder, '.cache/pages'), { recursive: true })
writeFileSync(join(root, 'assets/app.css'), 'p{}')
writeFileSync(join(root, 'assets/part.css'), '.kPart1{color:red}')
writeFileSync(join(root, 'assets/other.css'), '.kOther1{color:blue}')
const files = { scripts: ['/assets/app.js'], styles: ['/assets/app.css'] }
const template = '<html lang="zh-CN"><head><title>x</title></head><body><div id="root"></div></body></html>'
writeFileSync(
  join(root, 'pages.json'),
  JSON.stringify({
    template,
    entry: files,
    screens: {
      NewsScreen: files,
      LoginScreen: { scripts: ['/assets/list.js', '/assets/login.js'], styles: [] },
      UserScreen: { scripts: ['/assets/list.js', '/assets/user.js'], styles: ['/assets/other.css'] },
    },
    sheets: ['/assets/app.css', '/assets/part.css', '/assets/other.css'],
  }),
)
writeFileSync(
  join(folder, '.cache/pages/prerender.js'),
  `let drawings = 0
export const pageOfPath = (path, search) =>
  path === '/gone' ? null :
    path === '/user' ? { screen: 'UserScreen', drawn: false, hiddenFrom: 'guest', guestScreen: 'LoginScreen' } :
    path === '/records' ? { screen: 'UserScreen', drawn: true, hiddenFrom: 'guest', guestScreen: 'LoginScreen' } :
    { screen: 'NewsScreen', drawn: search !== '?category=football', hiddenFrom: null, guestScreen: null }
export async function renderPage({ path, locale, at, fetch }) {
  drawings += 1
  const number = drawings
  if (path === '/slow') await new Promise(() => {})
  if (path === '/broken') throw new Error('a fault', { cause: new Error('no ink') })
  const time = new Date(at).toISOString()
  const clock = '<time role="timer" dateTime="' + time + '">' + time.slice(0, 19).replace('T', ' ') + ' GMT</time>'
  const cache = { requestId: 'r' + number, startedTimeStamp: at, fulfilledTimeStamp: at + 1, provided: { tags: { a: number } }, personal: [] }
  if (path === '/same') return { title: 't', description: 'd', html: clock, state: JSON.stringify({ at, cache }) }
  const reply = await (await fetch('/api/news', { headers: { lang: locale } })).text()
  return { title: 't', description: 'd', html: '<p class="kPart1">' + number + ' ' + reply + '</p>', state: '{}' }
}`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const api = new Hono().get('/api/news', (c) => c.text(`${c.req.header('lang')} ${c.req.header('origin')}`))
const logged: unknown[] = []
let now = 0
let pages: Pages
const textOf = async (path: string, locale: 'zh-CN' | 'en' = 'en', isClosed = false) => {
  const { pathname, search } = new URL(path, 'http://page.invalid')
  return new TextDecoder().decode((await pages({ path: pathname, search, locale, isClosed })).body)
}

beforeEach(async () => {
  now += 1_000_000
  logged.splice(0)
  const made = await createPages({
    root,
    api,
    origin: 'http://127.0.0.1:4174',
    draws: true,
    hasNonce: false,
    clock: { now: () => now },
    logger: { error: (message, fields) => void logged.push([message, fields?.['reason']]) },
  })
  if (!made) throw new Error('no pages')
  pages = made
})

test('a page is drawn with replies that the shell itself would get, and kept for some seconds for each language', async () => {
  const first = await textOf('/find')
  expect(first).toContain('en http://127.0.0.1:4174</p>')
  expect(await textOf('/find')).toBe(first)
  expect(await textOf('/find', 'zh-CN')).toContain('zh-CN http')
})

test('a drawn page has the styles of what is on it, also of parts that load by themselves, and no others', async () => {
  const page = await textOf('/find')
  expect(page).toContain('p{}.kPart1{color:red}')
  expect(page).not.toContain('kOther1')
})

test('whoever asks while an older page is drawn anew gets the one before, the next the new one', async () => {
  const first = await textOf('/find')
  now += 11_000
  expect(await textOf('/find')).toBe(first)
  await expect.poll(() => textOf('/find')).not.toBe(first)
})

test('a page that is older than a minute is not sent any more', async () => {
  const first = await textOf('/find')
  now += 61_000
  expect(await textOf('/find')).not.toBe(first)
})

test('a page that is drawn anew and has not changed is one that the browser has, but for a clock in the same minute alone', async () => {
  const find = (path: string) => pages({ path, search: '', locale: 'en', isClosed: false })
  const first = await find('/same')
  const { etag } = await find('/find')
  now += 11_000
  await find('/same')
  await expect.poll(async () => Buffer.from((await find('/same')).body).equals(first.body)).toBe(false)
  expect((await find('/same')).etag).toBe(first.etag)
  now += 61_000
  expect((await find('/same')).etag).not.toBe(first.etag)
  expect((await find('/find')).etag).not.toBe(etag)
})

test('names without end are left to the browser after some, and what is kept is drawn anew all the same', async () => {
  const isDrawn = async (path: string) => !(await textOf(path)).includes('<div id="root"></div>')
  expect(await isDrawn('/find')).toBe(true)
  let drawn = 0
  for (let each = 0; each < 100; each += 1) if (await isDrawn(`/find/${each}`)) drawn += 1
  expect(drawn).toBe(29)
  now += 5_000
  expect(await isDrawn('/more')).toBe(false)
  now += 5_000
  expect(await isDrawn('/find')).toBe(true)
  expect(await isDrawn('/more')).toBe(true)
})

test('a page that cannot be drawn is left to the browser, and the reason is logged', async () => {
  expect(await textOf('/broken')).toContain('<script type="module"')
  expect(logged).toEqual([['a page was not drawn', 'Error: no ink']])
})

test('nobody waits for a page that takes too long', async () => {
  expect(await textOf('/slow')).toContain('<script type="module"')
})

test('a page of members names apart what only they load, and what a guest loads who is led to login', async () => {
  const html = await textOf('/user')
  expect(html).toContain('<meta name="koi-member" content="/assets/user.js /assets/other.css">')
  expect(html).toContain('<meta name="koi-guest" content="/assets/login.js">')
  expect([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/app.js',
    '/assets/list.js',
    '/assets/app.css',
  ])
})

test('a drawn page of members has their styles in it, and is marked as theirs', async () => {
  const html = await textOf('/records')
  expect(html).toContain('data-hidden-from="guest"')
  expect(html).toContain('p{}.kOther1{color:blue}')
  expect(html).toContain('<meta name="koi-member" content="/assets/user.js">')
})

test('a page whose query may show another thing is left to the browser, and else it is drawn once for all', async () => {
  expect(await textOf('/find?category=football')).toContain('<div id="root"></div>')
  expect(await textOf('/find?utm_source=carp')).toBe(await textOf('/find'))
})

test('nothing of a page is drawn for a visitor who is not served', async () => {
  expect(await textOf('/find', 'en', true)).toContain('<div id="root"></div>')
  expect(await textOf('/find')).toContain('kPart1')
  expect(await textOf('/find', 'en', true)).toContain('<div id="root"></div>')
})

test('pages of members and unknown paths are the same for everybody', async () => {
  expect(await textOf('/user')).toContain('<div id="root"></div>')
  expect(await textOf('/user')).toContain('/assets/app.css')
  expect(await textOf('/gone')).toContain('<div id="root"></div>')
})

test('a shell whose build says nothing of its pages has none', async () => {
  const bare = {
    root: join(folder, 'none'),
    api,
    origin: '',
    draws: true,
    hasNonce: false,
    clock: Date,
    logger: { error: () => {} },
  }
  expect(await createPages(bare)).toBeNull()
})
