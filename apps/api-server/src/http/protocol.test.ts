import { contract } from '@koi/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { rateLimits } from '../rules/rateLimits.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { newDevice } from '../testing/newDevice.ts'

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
    [{}],
    [{ d: 'koi-web' }],
    [{ device: ours.device }],
    [{ ...ours, d: 'other' }],
    [{ ...ours, device: 'web-ios-1' }],
    [{ ...ours, device: 'web-mac-1234567890-abcdefghij' }],
    [{ ...ours, origin: 'https://evil.example' }],
    [{ ...ours, origin: 'null' }],
    [{ ...ours, 'sec-fetch-site': 'cross-site' }],
    [{ ...ours, 'sec-fetch-site': 'same-site' }],
    [{ ...ours, 'sec-fetch-site': 'none' }],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'cross-site' }],
    [{ ...ours, origin: 'http://127.0.0.1:9999', 'sec-fetch-site': 'same-site' }],
    [{ ...ours, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%j is forbidden', async (headers) => {
    const reply = await get(headers)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({ status: false, data: { code: 'forbidden' } })
  })

  test.each([
    [ours],
    [{ ...ours, d: 'jade-web' }],
    [{ ...ours, device: 'web--1234567890-abcdefghij' }],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'same-origin' }],
    [{ ...ours, origin: shell, 'sec-fetch-site': 'same-site' }],
    [{ ...ours, 'sec-fetch-site': 'same-origin' }],
  ])('%j is welcome', async (headers) => {
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
  ])('%.30s is not decoded', async (body, status) => {
    expect((await post(body, form)).status).toBe(status)
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a body of %s is not taken',
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

  test('an empty body needs no content type', async () => {
    const reply = await post(undefined)
    expect(await reply.json()).toMatchObject({ status: false, data: { code: 'invalid-input' } })
  })

  test('bytes that are no UTF-8 are not decoded', async () => {
    const reply = await server.fetch(contract.login.path, {
      method: 'POST',
      headers: { ...ours, ...form },
      body: new Uint8Array([109, 61, 255, 254]),
    })
    expect(reply.status).toBe(400)
  })

  test('plus and percent read as the URL standard says', async () => {
    const reply = await get({ ...ours }, `${contract.gameList.path}?show=1%2C2`)
    expect(await reply.json()).toMatchObject({ status: true })
  })
})

describe('invalid fields', () => {
  test('are named with their rule, and their values never come back', async () => {
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

  test('pre-flight of a shell is answered, of anybody else refused', async () => {
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

  test('a reply shows its token and dates', async () => {
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

test('too many logins of one device answer 429 with the time to wait, and other devices go on', async () => {
  const player = createTestPlayer(server.fetch)
  const login = () =>
    server.fetch(contract.login.path, {
      method: 'POST',
      headers: { ...ours, device: player.device, ...form },
      body: 'mode=password&account=nobody99&password=x',
    })
  for (let call = 0; call < 30; call += 1) expect((await login()).status).toBe(200)
  clock.advance(20_000)
  const refused = await login()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  expect((await post('mode=password&account=nobody99&password=x', form)).status).toBe(200)
  clock.advance(40_000)
  expect((await login()).status).toBe(200)
})

describe('whoever makes a new device up for every call', () => {
  const until429 = async (path: string, fields: string, tokens: readonly string[] = []) => {
    clock.advance(60_000)
    for (let answered = 0; answered < 400; answered += 1) {
      const headers = { d: 'koi-web', device: newDevice(), ...form, ...(tokens[0] ? { t: tokens[0] } : {}) }
      const reply = await server.fetch(path, { method: 'POST', headers, body: fields })
      if (reply.status !== 200)
        return { answered, status: reply.status, wait: reply.headers.get('retry-after') }
    }
    return null
  }

  test('is stopped by the address, at logins and at trial games alike', async () => {
    const stopped = { status: 429, wait: '60' }
    expect(await until429(contract.login.path, 'mode=sms&area=86&phone=13911112222&code=000000')).toEqual({
      answered: rateLimits.get('auth.login')?.perAddress,
      ...stopped,
    })
    expect(await until429(contract.launch.path, 'venue_id=89&mode=demo')).toEqual({
      answered: rateLimits.get('game.launch')?.perAddress,
      ...stopped,
    })
  })

  test('does not keep members of the same address from playing', async () => {
    const player = createTestPlayer(server.fetch)
    clock.advance(60_000)
    await player.login()
    expect(await until429(contract.launch.path, 'venue_id=89&mode=demo', [player.token() ?? ''])).toBeNull()
  })
})

test('a guest opens thirty trial games a minute on one device', async () => {
  clock.advance(60_000)
  const guest = createTestPlayer(server.fetch)
  const open = async () => (await guest.send(contract.launch, { venue_id: 89, mode: 'demo' })).http
  for (let game = 0; game < 30; game += 1) expect(await open()).toBe(200)
  expect(await open()).toBe(429)
})

test('a failure nobody expected answers 500 without a word about it, and is logged without secrets', async () => {
  const logged: unknown[] = []
  const note = (...entry: unknown[]) => logged.push(entry)
  const broken = await createTestServer({ logger: { info: note, error: note } })
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
