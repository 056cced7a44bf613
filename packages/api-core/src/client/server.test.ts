import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, StandardSchema } from '../endpoint/endpoint.ts'
import { isApiError } from '../errors/apiError.ts'
import { allFeatures } from '../pipeline/allFeatures.ts'
import { readFile } from '../pipeline/readFile.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import type { CallOptions } from '../pipeline/middleware.ts'
import { createClient } from './createClient.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const json = (response: ServerResponse, body: unknown) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(code, headers)
    response.end(code === 204 ? undefined : 'body of the server')
  }

// Told when a reply has stalled, so that tests act then and wait no longer.
let stalled = () => {}
const untilStalled = () => new Promise<void>((resolve) => (stalled = resolve))

const handlers: Record<string, Handler> = {
  '/api/good': (_, response) => json(response, { status: true, data: 'fine' }),
  '/api/reset': (request) => request.socket.destroy(),
  '/api/reset-body': (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"status":', () => response.destroy())
  },
  '/api/stalled-headers': () => stalled(),
  '/api/stalled-body': (_, response) => {
    response.writeHead(200)
    response.write('{"status":true,', () => stalled())
  },
  '/api/truncated': (_, response) => response.end('{"status":true,"data":{"a":'),
  '/api/html': (_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>portal</title>')
  },
  '/api/wrong-type': (_, response) => {
    response.setHeader('content-type', 'text/plain')
    response.end('{"status":true,"data":"fine"}')
  },
  '/api/gzip-lie': (_, response) => {
    response.setHeader('content-encoding', 'gzip')
    response.end('{"status":true}')
  },
  '/api/no-content': status(204),
  '/api/moved-for-good': status(301, { location: '/api/good' }),
  '/api/moved': status(302, { location: '/api/good' }),
  '/api/see-other': status(303, { location: '/api/good' }),
  '/api/not-modified': status(304),
  '/api/moved-as-is': status(307, { location: '/api/good' }),
  '/api/moved-as-is-for-good': status(308, { location: '/api/good' }),
  '/api/no-status': (_, response) => json(response, { data: 'fine' }),
  '/api/too-large': (request, response) => {
    request.resume()
    request.on('end', () => status(413)(request, response))
  },
  '/api/too-many': status(429, { 'retry-after': '7' }),
  '/api/broken': status(500),
  '/api/refused': (_, response) => json(response, { status: false, data: { code: 'limit', limit: '5.00' } }),
  '/api/expired': (_, response) => json(response, { status: false, data: 'token' }),
  '/api/big': (_, response) => json(response, { status: true, data: 'x'.repeat(10 * 1024 * 1024) }),
  // Takes the body only as fast as it must: not at all.
  '/api/slow-upload': (request) => request.pause(),
  '/api/echo': (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () =>
      json(response, { status: true, data: { ...request.headers, body: Buffer.concat(chunks).toString() } }),
    )
  },
}

let reached = 0
const server = createServer((request, response) => {
  reached += 1
  const { pathname } = new URL(request.url ?? '/', 'http://server.invalid')
  const handler = handlers[pathname] ?? status(404)
  handler(request, response)
})
let baseUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  baseUrl = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const makeClient = () =>
  createClient({
    ...allFeatures,
    baseUrl,
    session: createSession({ storage: createMemoryStorage({ t: 'secret-token' }) }),
    headers: { d: 'koi', language: () => 'zh-CN', deviceId: () => 'web--12345678-12345678' },
    // No jitter: what is tried again is tried at once.
    random: { getRandomValues: (bytes) => bytes.fill(0) },
  })

// A write is never repeated, so each failure is seen as it is.
const endpoint = (path: `/api/${string}`, changes: Partial<Endpoint> = {}) =>
  createTestEndpoint({
    path,
    method: 'POST',
    encoding: 'form',
    effect: 'write',
    name: 'test.call',
    ...changes,
  })

const failure = async (path: `/api/${string}`, options?: CallOptions, changes?: Partial<Endpoint>) => {
  const { signal, ...rest } = options ?? {}
  try {
    await makeClient().call(endpoint(path, changes), { word: 'secret-word' }, { ...rest, signal })
  } catch (error) {
    return error
  }
  return undefined
}

describe('over a real server', () => {
  it('gives the data of a good reply', async () => {
    expect(await makeClient().call(endpoint('/api/good'), {})).toBe('fine')
  })

  it.each([
    ['/api/reset', { kind: 'network' }],
    ['/api/reset-body', { kind: 'network' }],
    ['/api/gzip-lie', { kind: 'network' }],
    ['/api/truncated', { kind: 'malformed-reply', reason: 'not-json' }],
    ['/api/html', { kind: 'malformed-reply', reason: 'not-json' }],
    ['/api/no-content', { kind: 'http', status: 204, body: '' }],
    ['/api/moved-for-good', { kind: 'http', status: 301 }],
    ['/api/moved', { kind: 'http', status: 302 }],
    ['/api/see-other', { kind: 'http', status: 303 }],
    ['/api/not-modified', { kind: 'http', status: 304 }],
    ['/api/moved-as-is', { kind: 'http', status: 307 }],
    ['/api/moved-as-is-for-good', { kind: 'http', status: 308 }],
    ['/api/no-status', { kind: 'malformed-reply', reason: 'no-status' }],
    ['/api/too-large', { kind: 'http', status: 413, body: 'body of the server' }],
    ['/api/too-many', { kind: 'http', status: 429, retryAfter: '7' }],
    ['/api/broken', { kind: 'http', status: 500 }],
    ['/api/absent', { kind: 'http', status: 404 }],
    ['/api/refused', { kind: 'refused', code: 'limit', details: { limit: '5.00' } }],
    ['/api/expired', { kind: 'session-expired' }],
  ] as const)('a call of %s rejects with %o', async (path, shape) => {
    const error = await failure(path)
    expect(error).toMatchObject(shape)
    expect(isApiError(error)).toBe(true)
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/secret|body of the server|5\.00/)
  })

  it('a reply that does not fit the contract is a schema error', async () => {
    const output: StandardSchema = {
      '~standard': { version: 1, vendor: 'own', validate: () => ({ issues: [{ message: 'secret' }] }) },
    }
    const error = await failure('/api/good', {}, { output })
    expect(error).toMatchObject({ kind: 'schema', message: 'test.call: does not fit the contract' })
  })

  it('a login that brings no token is malformed, and says which call it was', async () => {
    const error = await failure('/api/good', {}, { session: 'begin' })
    expect(error).toMatchObject({ kind: 'malformed-reply', reason: 'no-token', call: 'test.call' })
  })

  it('an envelope where a file was asked for is malformed', async () => {
    const error = await failure('/api/good', { read: readFile })
    expect(error).toMatchObject({ kind: 'malformed-reply', reason: 'no-file' })
  })

  it('a refused connection is a network error', async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1:1',
      session: createSession({ storage: createMemoryStorage() }),
      headers: { d: 'koi', language: () => 'zh-CN', deviceId: () => 'dev' },
    })
    await expect(client.call(endpoint('/api/good'), {})).rejects.toMatchObject({ kind: 'network' })
  })

  it.each(['/api/stalled-headers', '/api/stalled-body'] as const)(
    'a call of %s runs into the timeout',
    async (path) => {
      expect(await failure(path, { timeoutMs: 60 })).toMatchObject({ kind: 'timeout', timeoutMs: 60 })
    },
  )

  it('an upload that the server does not take runs into the timeout', async () => {
    const body = { file: new Blob([new Uint8Array(32 * 1024 * 1024)]) }
    const call = makeClient().call(endpoint('/api/slow-upload', { encoding: 'multipart' }), body, {
      timeoutMs: 150,
    })
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('an abort before the call sends nothing', async () => {
    const before = reached
    const error = await failure('/api/good', { signal: AbortSignal.abort() })
    expect(error).toMatchObject({ kind: 'aborted', reason: 'caller' })
    expect(reached).toBe(before)
  })

  it.each(['/api/stalled-headers', '/api/stalled-body'] as const)('an abort during %s wins', async (path) => {
    const controller = new AbortController()
    const call = failure(path, { signal: controller.signal, timeoutMs: 5_000 })
    await untilStalled()
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', reason: 'caller' })
  })

  it('an abort after the reply changes nothing', async () => {
    const controller = new AbortController()
    const call = makeClient().call(endpoint('/api/good'), {}, { signal: controller.signal })
    expect(await call).toBe('fine')
    controller.abort()
    expect(await call).toBe('fine')
  })

  it('the end of the epoch aborts the request', async () => {
    const client = makeClient()
    const call = client.call(endpoint('/api/stalled-headers'), {})
    const rejected = call.catch((error: unknown) => error)
    await untilStalled()
    client.session.end('logout')
    expect(await rejected).toMatchObject({ kind: 'aborted', reason: 'epoch' })
  })

  it('a reading GET is tried three times, and a write once', async () => {
    const before = reached
    await failure('/api/reset', {}, { method: 'GET', encoding: 'query', effect: 'read' })
    expect(reached - before).toBe(3)
    await failure('/api/reset')
    expect(reached - before).toBe(4)
  })

  it('a reply of 10 MB comes whole', async () => {
    expect(await makeClient().call(endpoint('/api/big'), {})).toHaveLength(10 * 1024 * 1024)
  })

  it('a wrong content type does not hide a good reply', async () => {
    expect(await makeClient().call(endpoint('/api/wrong-type'), {})).toBe('fine')
  })

  it('sends forms and files as the standards describe them', async () => {
    const client = makeClient()
    expect(await client.call(endpoint('/api/echo'), { word: '锦 鲤' })).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      d: 'koi',
      lang: 'zh-CN',
      device: 'web--12345678-12345678',
      t: 'secret-token',
      body: 'word=%E9%94%A6+%E9%B2%A4',
    })
    const file = new File(['koi'], 'koi.txt', { type: 'text/plain' })
    const data = await client.call(endpoint('/api/echo', { encoding: 'multipart' }), { file })
    expect(JSON.stringify(data)).toMatch(/multipart\/form-data; boundary=.*filename=\\"koi\.txt\\"/)
  })
})
