import { PictureLateError, PictureUnavailableError } from '@koi/picture-host'
import { Hono } from 'hono'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createShellHost } from './createShellHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-host-'))
const root = join(folder, 'dist')
const pictures = join(folder, 'pictures')
mkdirSync(join(root, 'assets'), { recursive: true })
mkdirSync(join(pictures, 'games'), { recursive: true })
const shellPage = '<script src="/boot.js?v=1a2b3c4d"></script><title>shell</title>'
writeFileSync(join(root, 'index.html'), shellPage)
writeFileSync(join(root, 'boot.js'), 'start()')
writeFileSync(join(root, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(join(pictures, 'games/g1.png'), 'png')
writeFileSync(join(folder, 'secret.txt'), 'secret')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const api = new Hono().get('/api/health', (c) => c.json({ status: true }))
const logged: string[] = []
const deps = {
  api,
  root,
  pictures: {
    async fileOf(name: string) {
      if (name === 'games/late.png') throw new PictureLateError('games/late.png takes too long.')
      if (name === 'games/broken.png') throw new PictureUnavailableError('games/broken.png: no ink')
      return name === 'games/g1.png' ? join(pictures, name) : null
    },
  },
  logger: { error: (message, fields) => void logged.push(`${message}: ${String(fields?.['reason'])}`) },
  framed: ['http://127.0.0.1:4175', 'https://chat.example', 'http://127.0.0.1:4175'],
} satisfies Parameters<typeof createShellHost>[0]
const host = createShellHost(deps)
const page = { headers: { accept: 'text/html,application/xhtml+xml' } }

test('a page may have any path, also one with a dot, and is never kept without asking', async () => {
  for (const path of ['/', '/user/betRecord', '/help/a.b', '/activity/list/1.5']) {
    const reply = await host.request(path, page)
    expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([
      200,
      shellPage,
      'no-cache',
    ])
  }
})

test('the first script of a page is kept for good by the address that the page of the build names, and is there by any other', async () => {
  const kept = 'public, max-age=31536000, immutable'
  for (const [path, caching] of [
    ['/boot.js?v=1a2b3c4d', kept],
    ['/boot.js?v=00000000', 'no-cache'],
    ['/boot.js', 'no-cache'],
  ] as const) {
    const { status, headers } = await host.request(path)
    expect([status, headers.get('cache-control')]).toEqual([200, caching])
    const tag = headers.get('etag') ?? ''
    const again = await host.request(path, { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, caching])
  }
})

test('a file that is asked for again is not sent while it is the same, and is once it has changed', async () => {
  const ask = (headers: Record<string, string>) => host.request('/manifest.json', { headers })
  writeFileSync(join(root, 'manifest.json'), '{}')
  const first = await ask({})
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, await first.text(), first.headers.get('cache-control')]).toEqual([
    200,
    '{}',
    'no-cache',
  ])
  const again = await ask({ 'if-none-match': tag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  for (const name of ['content-type', 'content-length', 'last-modified']) {
    expect(first.headers.has(name), name).toBe(true)
    expect(again.headers.has(name), name).toBe(false)
  }
  writeFileSync(join(root, 'manifest.json'), '{"name":"Koi"}')
  expect(await (await ask({ 'if-none-match': tag })).text()).toBe('{"name":"Koi"}')
})

test('a file is sent compressed to who weighs the encodings, and a cache is told that others may get it otherwise', async () => {
  writeFileSync(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync('export {}'))
  for (const [accepted, encoding] of [
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br', 'br'],
    ['br;q=0', null],
    ['', null],
  ] as const) {
    const { headers } = await host.request('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
  }
  rmSync(join(root, 'assets/app-1a2b.js.br'))
})

test('a chunk that is gone answers 404, not the page', async () => {
  for (const accept of ['*/*', 'text/html,*/*'])
    for (const path of ['/assets/gone-9z.js', '/assets/gone']) {
      const { status, headers } = await host.request(path, { headers: { accept } })
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-cache'])
    }
})

test('a caller that takes anything, as curl does, gets the page of a path that looks like one', async () => {
  for (const headers of [{ accept: '*/*' }, {}])
    expect(await (await host.request('/user/betRecord', { headers })).text()).toBe(shellPage)
})

test('a caller that takes anything gets 404 for a missing file, below assets and pictures also for one without an ending', async () => {
  for (const path of ['/gone.js', '/user/gone.webp', '/assets/gone', '/pictures/gone'])
    expect((await host.request(path, { headers: { accept: '*/*' } })).status).toBe(404)
})

test('a script, a picture and a call of a page get 404 for a path without a file, not the page', async () => {
  for (const headers of [
    { accept: '*/*', 'sec-fetch-dest': 'script' },
    { accept: '*/*', 'sec-fetch-dest': 'empty' },
    { accept: 'image/avif,image/webp,*/*;q=0.8' },
    { accept: 'application/json' },
  ])
    expect((await host.request('/home', { headers })).status).toBe(404)
})

test('assets and pictures with a version are kept for good', async () => {
  const asset = await host.request('/assets/app-1a2b.js')
  const picture = await host.request('/pictures/games/g1.png?v=1')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect((await host.request('/pictures/games/g1.png')).headers.get('cache-control')).toBe('no-cache')
})

test('a picture comes with its type and length, and a name that no picture has is not found', async () => {
  const reply = await host.request('/pictures/games/g1.png')
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-length')]).toEqual([
    200,
    'image/png',
    '3',
  ])
  for (const path of [
    '/pictures/games/gone.png',
    '/pictures/games/gone.png?v=1',
    '/pictures/%ff',
    '/pictures/',
  ]) {
    const missing = await host.request(path)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  }
})

test('a browser that waits for a picture is sent to it again, some times, and keeps no such answer', async () => {
  const addresses = Array.from(
    { length: 20 },
    (_, waits) => `/pictures/games/late.png?v=1${waits > 0 ? `&waits=${waits}` : ''}`,
  )
  const replies = await Promise.all(addresses.map(async (address) => host.request(address)))
  expect(replies.map((reply) => reply.headers.get('location'))).toEqual([...addresses.slice(1), null])
  expect(replies.map(({ status }) => status)).toEqual([...Array<number>(19).fill(307), 503])
  expect(new Set(replies.map((reply) => reply.headers.get('cache-control')))).toEqual(new Set(['no-store']))
  expect(replies[0]?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(logged).toEqual(['a picture cannot be served now: games/late.png takes too long.'])
  expect((await host.request('/pictures/games/late.png?waits=x')).status).toBe(503)
})

test('a picture that cannot be drawn answers 503 at once', async () => {
  const reply = await host.request('/pictures/games/broken.png?v=1')
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ])
  expect(logged.at(-1)).toBe('a picture cannot be served now: games/broken.png: no ink')
})

test('every answer carries the policy, and nothing outside the folders is served', async () => {
  const reply = await host.request('/', page)
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(reply.headers.get('content-security-policy')).toContain(
    'frame-src http://127.0.0.1:4175 https://chat.example;',
  )
  for (const path of ['/pictures/../secret.txt', '/pictures/%2e%2e/secret.txt', '/..%2fsecret.txt']) {
    expect(await (await host.request(path)).text()).not.toContain('secret')
  }
})

test('a file that is no page carries what it needs and no policy of a page, which every request would pay for', async () => {
  const { headers } = await host.request('/assets/app-1a2b.js')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toBeNull()
  expect((await host.request('/', page)).headers.get('permissions-policy')).toContain('camera=()')
})

const stats = 'https://stats.koi.example'
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? ''

test('the services of page views on the list of a brand may be told, and their hosts alone let no script run', async () => {
  const listed = createShellHost({ ...deps, analytics: [stats] })
  const policy = policyOf(await listed.request('/', page))
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain(`connect-src 'self' ${stats};`)
  expect(policy).toContain('trusted-types koi-analytics koi-worker')
  expect(policyOf(await host.request('/', page))).toMatch(/trusted-types koi-worker$/)
})

test('a service worker that is switched off is sent one that removes itself', async () => {
  const ended = createShellHost({ ...deps, serviceWorker: false })
  const reply = await ended.request('/sw.js')
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  expect(reply.headers.get('cache-control')).toBe('no-cache')
  expect(await reply.text()).toContain('registration.unregister()')
  expect((await host.request('/sw.js')).status).toBe(404)
})

test('the API answers on the same origin', async () => {
  expect(await (await host.request('/api/health')).json()).toEqual({ status: true })
})
