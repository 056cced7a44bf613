// @vitest-environment jsdom
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allFeatures } from '../pipeline/allFeatures.ts'
import { createSession } from '../session/session.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import { createClient } from '../client/createClient.ts'
import { browserPorts } from './browserPorts.ts'

let stalled = () => {}
const untilStalled = () => new Promise<void>((resolve) => (stalled = resolve))
let closed = () => {}
const untilClosed = () => new Promise<void>((resolve) => (closed = resolve))

const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'd,lang,device,t')
  response.setHeader('access-control-expose-headers', 'id')
  request.resume()
  request.on('end', () => {
    if (request.method === 'OPTIONS') response.end()
    else if (request.url?.startsWith('/api/redirected/')) {
      response.writeHead(307, { location: decodeURIComponent(request.url.slice(16)) }).end()
    } else if (request.url === '/api/stalled') {
      response.on('close', () => closed())
      stalled()
    } else if (request.url === '/api/none') response.writeHead(204).end()
    else {
      response.setHeader('id', 'rotated')
      response.end('{"status":true,"data":"stored"}')
    }
  })
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
afterEach(() => vi.unstubAllGlobals())

const upload = (path: `/api/${string}`) =>
  createTestEndpoint({ path, method: 'POST', encoding: 'multipart', effect: 'write' })

const makeClient = () => {
  const ports = browserPorts()
  return createClient({
    ...ports,
    ...allFeatures,
    baseUrl,
    session: createSession({ storage: ports.sessionStorage }),
    headers: { d: 'koi', language: () => 'en', deviceId: () => 'dev' },
  })
}
const file = new Blob([new Uint8Array(300_000)])

describe('an upload with progress', () => {
  it('reports how much has been sent, and ends like any call', async () => {
    const client = makeClient()
    const progress: [number, number][] = []
    const options = { onUploadProgress: (sent: number, total: number) => void progress.push([sent, total]) }
    expect(await client.call(upload('/api/upload'), { file }, options)).toBe('stored')
    const [sent = 0, total = 0] = progress.at(-1) ?? []
    expect(sent).toBe(total)
    expect(total).toBeGreaterThan(300_000)
    expect(client.session.token()).toBe('rotated')
    client.session.end('logout')
  })

  it('cancelling an upload ends the request', async () => {
    const controller = new AbortController()
    const call = makeClient()
      .call(upload('/api/stalled'), { file }, { signal: controller.signal, onUploadProgress: () => {} })
      .catch((error: unknown) => error)
    await untilStalled()
    const ended = untilClosed()
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', reason: 'caller' })
    await ended
  })

  it('takes nothing from where a redirect leads, neither an answer nor a token', async () => {
    const client = makeClient()
    for (const target of ['/api/upload', `${baseUrl.replace('127.0.0.1', 'localhost')}/api/upload`]) {
      const call = client.call(
        upload(`/api/redirected/${encodeURIComponent(target)}`),
        { file },
        { onUploadProgress() {} },
      )
      await expect(call).rejects.toMatchObject({ kind: 'network' })
      expect(client.session.token()).toBeNull()
    }
  })

  it('goes by fetch where there is no XMLHttpRequest, as in service workers', () => {
    vi.stubGlobal('XMLHttpRequest', undefined)
    expect(browserPorts().upload).toBeUndefined()
  })

  it('fails with the typed errors', async () => {
    const onUploadProgress = () => {}
    await expect(
      makeClient().call(upload('/api/none'), { file }, { onUploadProgress }),
    ).rejects.toMatchObject({
      kind: 'http',
      status: 204,
    })
  })
})

describe('browserPorts', () => {
  it('keeps storage values in the page’s own storage', () => {
    browserPorts().sessionStorage.setItem('t', 'x')
    expect(sessionStorage.getItem('t')).toBe('x')
    browserPorts().sessionStorage.removeItem('t')
    expect(sessionStorage.getItem('t')).toBeNull()
  })

  it('falls back to memory where even naming the storage throws', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { sessionStorage: storage } = browserPorts()
    storage.setItem('t', 'x')
    expect(storage.getItem('t')).toBe('x')
  })

  it('calls a visibility listener until it unsubscribes', () => {
    const { visibility } = browserPorts()
    let heard = 0
    const unsubscribe = visibility.subscribe(() => {
      heard += 1
    })
    document.dispatchEvent(new Event('visibilitychange'))
    unsubscribe()
    document.dispatchEvent(new Event('visibilitychange'))
    expect([heard, visibility.hidden()]).toEqual([1, document.hidden])
  })
})
