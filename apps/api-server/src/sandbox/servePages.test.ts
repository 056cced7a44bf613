import { contract } from '@koi/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { createSandboxApp } from './createSandboxApp.ts'

const server = await createTestServer()
const sandbox = 'http://127.0.0.1:4175'
const player = createTestPlayer(server.fetch)

const folder = mkdtempSync(join(tmpdir(), 'koi-sandbox-'))
const pages = join(folder, 'dist')
mkdirSync(join(pages, 'assets'), { recursive: true })
for (const page of ['play', 'cashier', 'outbox', 'desk']) writeFileSync(join(pages, `${page}.html`), page)
writeFileSync(join(pages, 'assets/play-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'secret.txt'), 'secret')

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

describe('the sandbox origin', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(`${sandbox}${path}`, { headers })

  const host = createSandboxApp(server.deps, pages)

  test('only the shells may frame the game and the desk, nobody the other pages, and nothing runs inline', async () => {
    for (const path of ['/play', '/desk', '/cashier', '/outbox']) {
      const page = await host.request(`${path}?ticket=none`)
      expect([page.status, await page.text()]).toEqual([200, path.slice(1)])
      expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      const policy = page.headers.get('content-security-policy')
      const framers =
        path === '/play' || path === '/desk' ? 'http://127.0.0.1:4173 http://127.0.0.1:4174' : "'none'"
      expect(policy).toContain(`frame-ancestors ${framers};`)
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('assets are cached for good, and nothing outside the folder of the pages is served', async () => {
    const asset = await host.request('/assets/play-1a2b.js')
    expect(asset.headers.get('content-type')).toContain('text/javascript')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await host.request('/assets/gone-9z.js')).status).toBe(404)
    expect((await host.request('/play.html')).status).toBe(404)
    for (const path of ['/assets/../../secret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/..%2fsecret.txt'])
      expect(await (await host.request(path)).text()).not.toContain('secret')
  })

  test('calls are answered, and no page is served, where the pages are not built', async () => {
    expect((await get('/play')).status).toBe(404)
    expect((await get('/sandbox/outbox.json?area=852&phone=61234567')).status).toBe(200)
  })

  test('the outbox shows the messages of a phone', async () => {
    await player.call(
      contract.sendSms,
      { area: '852', phone: '61234567', purpose: 'login' },
      {
        headers: { device: 'web--1234567890-abcdefghij' },
      },
    )
    const reply = await get('/sandbox/outbox.json?area=852&phone=61234567')
    expect(await reply.json()).toMatchObject({
      status: true,
      data: { items: [{ purpose: 'login', code: expect.stringMatching(/^\d{6}$/) }] },
    })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('calls from pages of another origin are refused', async () => {
    const send = (headers: Record<string, string>, body = '{"ticket":"aaaaaaaaaaaaaaaaaaaaaaaa"}') =>
      server.fetch(`${sandbox}/sandbox/session`, { method: 'POST', headers, body })
    const json = { 'content-type': 'application/json' }
    expect((await send({ ...json, origin: sandbox })).status).toBe(200)
    expect((await send({ ...json, origin: 'http://127.0.0.1:4173' })).status).toBe(403)
    expect((await send({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send({ ...json, origin: sandbox, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(json, '{"ticket":')).status).toBe(400)
    expect((await send(json, `"${'a'.repeat(5_000)}"`)).status).toBe(413)
    expect((await get('/nowhere')).status).toBe(404)
    const odd = ['null', '[]', '1', '{"round":"__proto__","amount":"1e9"}', '{"round":"\\u0000","amount":-1}']
    await player.login()
    const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
    const { key } = await player.redeem(url)
    for (const body of odd) {
      const reply = await server.fetch(`${sandbox}/sandbox/stake`, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${key}` },
        body,
      })
      expect(await reply.json()).toMatchObject({ status: false, data: { code: 'invalid-input' } })
    }
  })
})
