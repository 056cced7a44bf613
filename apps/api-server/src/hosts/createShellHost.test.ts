import { Hono } from 'hono'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createShellHost } from './createShellHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'koi-host-'))
const root = join(folder, 'dist')
const pictures = join(folder, 'pictures')
mkdirSync(join(root, 'assets'), { recursive: true })
mkdirSync(join(pictures, 'games'), { recursive: true })
writeFileSync(join(root, 'index.html'), '<title>shell</title>')
writeFileSync(join(root, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(join(pictures, 'games/g1.png'), 'png')
writeFileSync(join(folder, 'secret.txt'), 'secret')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const api = new Hono().get('/api/health', (c) => c.json({ status: true }))
const host = createShellHost({ api, root, pictures, sandboxOrigin: 'http://127.0.0.1:4175' })
const page = { headers: { accept: 'text/html,application/xhtml+xml' } }

test('a page may have any path, also one with a dot, and is never kept without asking', async () => {
  for (const path of ['/', '/user/betRecord', '/help/a.b', '/activity/list/1.5']) {
    const reply = await host.request(path, page)
    expect([reply.status, await reply.text(), reply.headers.get('cache-control')]).toEqual([
      200,
      '<title>shell</title>',
      'no-cache',
    ])
  }
})

test('a chunk that is gone answers 404, not the page', async () => {
  const reply = await host.request('/assets/gone-9z.js', { headers: { accept: '*/*' } })
  expect(reply.status).toBe(404)
})

test('assets and pictures with a version are kept for good', async () => {
  const asset = await host.request('/assets/app-1a2b.js')
  const picture = await host.request('/pictures/games/g1.png?v=1')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect((await host.request('/pictures/games/g1.png')).headers.get('cache-control')).toBe('no-cache')
})

test('every answer carries the policy, and nothing outside the folders is served', async () => {
  const reply = await host.request('/', page)
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(reply.headers.get('content-security-policy')).toContain('frame-src http://127.0.0.1:4175')
  for (const path of ['/pictures/../secret.txt', '/pictures/%2e%2e/secret.txt', '/..%2fsecret.txt']) {
    expect(await (await host.request(path)).text()).not.toContain('secret')
  }
})

test('the API answers on the same origin', async () => {
  expect(await (await host.request('/api/health')).json()).toEqual({ status: true })
})
