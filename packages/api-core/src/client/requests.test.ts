import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const read = createTestEndpoint()
const write = createTestEndpoint({ method: 'POST', encoding: 'form', effect: 'write' })
const money = createTestEndpoint({ effect: 'money' })

const setUp = (...args: Parameters<typeof createTestClient>) => {
  const { client, backend, clock } = createTestClient(...args)
  backend.on('/api/test', () => 'done')
  return { client, backend, clock, sent: () => backend.requests.at(-1) }
}

describe('a request', () => {
  it('names its brand, language and device in headers', async () => {
    const { client, sent } = setUp()
    await client.call(read, {})
    expect(Object.fromEntries(sent()?.headers ?? [])).toEqual({
      d: 'koi',
      lang: 'zh-CN',
      device: 'web--12345678-12345678',
      t: 'token',
    })
  })

  it('carries no token header for a guest', async () => {
    const { client, sent } = setUp({ stored: {} })
    await client.call(read, {})
    expect(sent()?.headers.has('t')).toBe(false)
  })

  it('asks for language and device at each call', async () => {
    let language = 'zh-CN'
    const { client, sent } = setUp({ headers: { d: 'x', language: () => language, deviceId: () => 'dev' } })
    await client.call(read, {})
    language = 'en'
    await client.call(read, {})
    expect(sent()?.headers.get('lang')).toBe('en')
  })

  it('uses the header names of a foreign backend, both ways', async () => {
    const names = { d: 'x-brand', lang: 'x-lang', device: 'x-dev', t: 'x-token', id: 'x-new', vid: 'x-visit' }
    const headers = { names, d: 'jade', language: () => 'en', deviceId: () => 'dev' }
    const { client, backend, sent } = setUp({ headers })
    backend.on('/api/test', () =>
      Response.json({ status: true, data: 1 }, { headers: { 'x-new': 'rotated', 'x-visit': 'v1' } }),
    )
    await client.call(read, {})
    expect(Object.fromEntries(sent()?.headers ?? [])).toEqual({
      'x-brand': 'jade',
      'x-lang': 'en',
      'x-dev': 'dev',
      'x-token': 'token',
    })
    expect([client.session.token(), client.session.vid()]).toEqual(['rotated', 'v1'])
  })

  it('puts the input of a GET into the query', async () => {
    const { client, backend, sent } = setUp({ baseUrl: 'https://api.koi.test' })
    await client.call(read, { show: [1, 2], word: 'a b', page: undefined })
    expect(sent()).toMatchObject({ method: 'GET', path: '/api/test', init: { body: null } })
    expect(sent()?.query.toString()).toBe('show=1%2C2&word=a+b')
    await client.call(createTestEndpoint({ encoding: 'none' }), {})
    expect(backend.requests).toHaveLength(2)
    expect(sent()?.query.size).toBe(0)
  })

  it('puts the input of a POST into a form body', async () => {
    const { client, sent } = setUp()
    await client.call(write, { amount: '12.50', word: '锦 鲤' })
    expect(sent()?.init.body).toBe('amount=12.50&word=%E9%94%A6+%E9%B2%A4')
    expect(sent()?.headers.get('content-type')).toBe('application/x-www-form-urlencoded; charset=UTF-8')
  })

  it('sends files as multipart, whose content type is the transport’s own', async () => {
    const { client, sent } = setUp()
    await client.call(createTestEndpoint({ ...write, encoding: 'multipart' }), { file: new Blob(['koi']) })
    expect(sent()?.init.body).toBeInstanceOf(FormData)
    expect(sent()?.headers.has('content-type')).toBe(false)
  })

  it('a request is not sent when a field cannot be encoded, and the error names the field', async () => {
    const { client, backend } = setUp()
    await expect(client.call(write, { amount: Number.NaN })).rejects.toThrow(TypeError)
    await expect(client.call(write, { amount: Number.NaN })).rejects.toThrow('"amount"')
    expect(backend.requests).toHaveLength(0)
  })

  it('never follows redirects, lets no cache hold a money call, and no read go unasked', async () => {
    const { client, sent } = setUp()
    await client.call(read, {})
    expect(sent()?.init).toMatchObject({ redirect: 'manual', cache: 'no-cache' })
    await client.call(money, {})
    expect(sent()?.init).toMatchObject({ redirect: 'manual', cache: 'no-store' })
  })

  it('carries an idempotency key when it moves money: the caller’s, or a fresh UUID', async () => {
    const { client, sent } = setUp()
    await client.call(money, {}, { idempotencyKey: 'intent-1' })
    expect(sent()?.headers.get('idempotency-key')).toBe('intent-1')
    const keys = new Set<string | null | undefined>()
    for (let call = 0; call < 100; call += 1) {
      await client.call(money, {})
      expect(sent()?.headers.get('idempotency-key')).toMatch(UUID)
      keys.add(sent()?.headers.get('idempotency-key'))
    }
    expect(keys.size).toBe(100)
    await client.call(write, {})
    expect(sent()?.headers.has('idempotency-key')).toBe(false)
  })

  it('passes through own middlewares, which see it whole and the data validated', async () => {
    const seen: unknown[] = []
    const { client, sent } = setUp({
      use: [
        (next) => async (request) => {
          seen.push(request.url, request.headers['d'])
          const reply = await next({ ...request, headers: { ...request.headers, 'x-trace': '1' } })
          seen.push(reply.data)
          return reply
        },
      ],
    })
    await client.call(read, { a: 1 })
    expect(sent()?.headers.get('x-trace')).toBe('1')
    expect(seen).toEqual(['/api/test?a=1', 'koi', 'done'])
  })
})
