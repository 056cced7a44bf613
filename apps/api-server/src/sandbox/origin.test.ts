import { contract } from '@koi/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const server = await createTestServer()
const sandbox = 'http://127.0.0.1:4175'
const player = createTestPlayer(server.fetch)

afterAll(() => server.close())

describe('the sandbox origin', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(`${sandbox}${path}`, { headers })

  test('frames its pages in the shells alone, and runs nothing inline', async () => {
    for (const path of ['/play', '/cashier', '/outbox']) {
      const page = await get(path)
      expect(page.status).toBe(200)
      const policy = page.headers.get('content-security-policy')
      expect(policy).toContain('frame-ancestors http://127.0.0.1:4173 http://127.0.0.1:4174;')
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('shows the messages of a phone', async () => {
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

  test('answers its own pages only', async () => {
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
