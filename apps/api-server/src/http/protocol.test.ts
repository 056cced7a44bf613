import { contract, forbiddenDetails } from '@koi/contract'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
const clock = createManualClock()
const server = await createTestServer({ clock })
const shell = 'http://127.0.0.1:4173'
const ours = { d: 'koi-web', device: 'web-ios-1234567890-abcdefghij' }
const path = contract.preInfo.path

function get(headers: Record<string, string>, url: string = path, method = 'GET'): Promise<Response> {
  return server.fetch(url, { method, headers })
}

function post(body: string | undefined, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', headers: { ...ours, ...headers } }
  return server.fetch(contract.login.path, body === undefined ? init : { ...init, body })
}

const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

afterAll(() => server.close())

describe('the headers of every call', () => {
  test.each([
    [{}, 'd', 'missing'],
    [{ d: 'koi-web' }, 'device', 'missing'],
    [{ device: ours.device }, 'd', 'missing'],
    [{ ...ours, d: 'other' }, 'd', 'unknown'],
    [{ ...ours, device: 'web-ios-1' }, 'device', 'malformed'],
    [{ ...ours, device: 'web-mac-1234567890-abcdefghij' }, 'device', 'malformed'],
    [{ ...ours, origin: 'https://evil.example' }, 'origin', 'foreign'],
    [{ ...ours, origin: 'null' }, 'origin', 'foreign'],
    [{ ...ours, 'sec-fetch-site': 'cross-site' }, 'sec-fetch-site', 'foreign'],
    [{ ...ours, 'sec-fetch-site': 'same-site' }, 'sec-fetch-site', 'foreign'],
    [{ ...ours, 'sec-fetch-site': 'none' }, 'sec-fetch-site', 'foreign'],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'cross-site' }, 'sec-fetch-site', 'foreign'],
    [{ ...ours, origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' }, 'origin', 'foreign'],
    [{ ...ours, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 'origin', 'foreign'],
  ])('refuses headers %j, because %s is %s', async (headers, header, problem) => {
    const reply = await get(headers)
    expect(reply.status).toBe(403)
    const data = { code: 'forbidden', header, problem }
    expect(v.is(forbiddenDetails, data)).toBe(true)
    expect(await reply.json()).toEqual({ status: false, data })
  })

  test.each([
    [ours],
    [{ ...ours, d: 'jade-web' }],
    [{ ...ours, device: 'web--1234567890-abcdefghij' }],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'same-origin' }],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'same-site' }],
    [{ ...ours, 'sec-fetch-site': 'same-origin' }],
  ])('accepts headers %j', async (headers) => {
    expect((await get(headers)).status).toBe(200)
  })
})

describe('methods and paths', () => {
  test('an unknown path answers 404, with or without headers', async () => {
    for (const url of ['/api/nothing', '/api', '/api/findmed/v1/member/token/', '/api/../etc/passwd']) {
      const reply = await get(ours, url)
      expect(reply.status).toBe(404)
      expect(await reply.json()).toEqual({ status: false, data: { code: 'not-found' } })
    }
  })

  test('every call refuses every other method, and HEAD never runs a GET that moves money', async () => {
    const player = createTestPlayer(server.fetch)
    await player.login()
    const headers = {
      ...ours,
      t: player.token() ?? '',
      'idempotency-key': '11111111-1111-4111-8111-111111111111',
    }
    for (const endpoint of Object.values(contract)) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (method === endpoint.method) continue
        const reply = await get(headers, `${endpoint.path}?from=0&to=89&amount=10.00`, method)
        expect(reply.status, `${method} ${endpoint.path}`).toBe(405)
        expect(reply.headers.get('allow')).toBe(endpoint.method)
      }
    }
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '10000.00' })
  })
})

describe('bodies', () => {
  test.each([
    ['mode=%', 400],
    ['mode=%zz', 400],
    ['mode=%ff', 400],
    ['mode=password&mode=sms', 400],
    [Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&'), 400],
    [`mode=password&account=${'a'.repeat(70_000)}`, 413],
  ])('refuses to decode the body %.30s', async (body, status) => {
    expect((await post(body, form)).status).toBe(status)
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses a body of type %s',
    async (type) => {
      expect((await post('mode=password', { 'content-type': type })).status).toBe(415)
    },
  )

  test('a body that grows beyond the limit is cut off, whatever its length claims', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
      },
    })
    const reply = await server.fetch(
      new Request(new URL(contract.login.path, 'http://api.test'), {
        method: 'POST',
        headers: { ...ours, ...form },
        body: endless,
        duplex: 'half',
      }),
    )
    expect(reply.status).toBe(413)
    expect(sent).toBeLessThan(1_000_000)
  })

  test('accepts an empty body without a content type', async () => {
    const reply = await post(undefined)
    expect(await reply.json()).toMatchObject({ status: false, data: { code: 'invalid-input' } })
  })

  test('refuses bytes that are not UTF-8', async () => {
    const reply = await server.fetch(contract.login.path, {
      method: 'POST',
      headers: { ...ours, ...form },
      body: new Uint8Array([109, 61, 255, 254]),
    })
    expect(reply.status).toBe(400)
  })

  test('reads plus and percent in a query as the URL standard says', async () => {
    const reply = await get({ ...ours }, `${contract.gameList.path}?show=1%2C2`)
    expect(await reply.json()).toMatchObject({ status: true })
  })
})

describe('invalid fields', () => {
  test('names invalid fields with their rule, and never repeats their values', async () => {
    const secret = 'sEcReT-hunter2'
    const reply = await post(`mode=password&account=${secret}${'x'.repeat(40)}&password=`, form)
    const text = await reply.text()
    expect(JSON.parse(text)).toEqual({
      status: false,
      data: {
        code: 'invalid-input',
        fields: [
          { path: 'account', rule: 'max-length' },
          { path: 'password', rule: 'min-length' },
        ],
      },
    })
    expect(text).not.toContain(secret)
    const missing = await post('mode=sms', form)
    expect(await missing.json()).toMatchObject({
      data: { fields: ['area', 'phone', 'code'].map((path) => ({ path, rule: 'required' })) },
    })
  })
})

describe('what a shell on another origin may do', () => {
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'd,device,t' }

  test('answers the pre-flight of a shell, and refuses that of any other origin', async () => {
    const allowed = await get({ ...asked, origin: shell }, contract.login.path, 'OPTIONS')
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(shell)
    for (const name of ['d', 'device', 'lang', 't', 'idempotency-key']) {
      expect(allowed.headers.get('access-control-allow-headers')?.split(', ')).toContain(name)
    }
    const refused = await get({ ...asked, origin: 'https://evil.example' }, contract.login.path, 'OPTIONS')
    expect(refused.status).toBe(403)
    expect(refused.headers.has('access-control-allow-origin')).toBe(false)
  })

  test('exposes the token and date headers of a reply to a shell', async () => {
    const reply = await get({ ...ours, origin: shell })
    expect(reply.headers.get('access-control-expose-headers')).toBe('id, vid, Retry-After, Date')
    expect(reply.headers.get('vary')).toBe('Origin')
  })
})

test('every reply forbids storing, sniffing and framing, and carries the time of the server', async () => {
  for (const reply of [
    await get(ours),
    await get({}),
    await get(ours, '/api/nothing'),
    await get(ours, '/nothing'),
    await get(ours, '/'),
    await post('%', form),
  ]) {
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(reply.headers.get('date')).toBe(new Date(clock.now()).toUTCString())
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expect(reply.headers.has('etag')).toBe(false)
  }
})

test('an unexpected failure is answered with 500 without details, and logged without secrets', async () => {
  const logged: unknown[] = []
  const note = (...entry: unknown[]) => logged.push(entry)
  const broken = await createTestServer({ logger: { error: note } })
  const player = createTestPlayer(broken.fetch)
  await player.login()
  await broken.close()
  const reply = await player.send(contract.balance, {})
  expect(reply.http).toBe(500)
  expect(reply.data).toEqual({ code: 'internal' })
  expect(JSON.stringify(logged)).toContain('a call failed')
  expect(JSON.stringify(logged)).not.toContain(player.token())
  expect(JSON.stringify(logged)).not.toContain('koi-demo-2026')
})
