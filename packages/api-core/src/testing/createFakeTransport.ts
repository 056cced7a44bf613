import type { FetchInit, FetchPort } from '../ports/network.ts'

/** A request as the fake transport got it. */
export interface SentRequest {
  readonly method: string
  /** The path without its query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of a form body; empty for others. */
  readonly form: URLSearchParams
  readonly headers: Headers
  readonly init: FetchInit
}

/** What a handler answers: data of a good reply, or a whole `Response`. */
export type FakeHandler = (request: SentRequest) => unknown

/** A backend that exists in a test only. */
export interface FakeTransport {
  /** Hand this to the client. */
  readonly fetch: FetchPort
  /** Everything that was sent, in order. */
  readonly requests: readonly SentRequest[]
  /** Answers a path from now on; a later answer for the same path replaces it. */
  on(path: string, handler: FakeHandler): void
}

function describe(url: string, init: FetchInit): SentRequest {
  const { pathname, searchParams } = new URL(url, 'http://fake.invalid')
  return {
    method: init.method,
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(typeof init.body === 'string' ? init.body : ''),
    headers: new Headers(init.headers),
    init,
  }
}

/** Settles as the promise does, unless the signal aborts first. */
function unlessAborted<T>(signal: AbortSignal | null, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    void promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
  })
}

/**
 * Makes a transport that answers from handlers and records what was sent. What a handler gives is wrapped as
 * `{ status: true, data }`; what it throws is a failure of the network; a `Response` goes as it is; a path without a
 * handler answers 404. It honours abort signals as `fetch` does.
 *
 * @example
 * ```ts
 * const backend = createFakeTransport()
 * backend.on('/api/findmed/v1/member/balance', () => ({ central: '10.00' }))
 * const client = createClient({ ...options, fetch: backend.fetch })
 * ```
 */
export function createFakeTransport(): FakeTransport {
  const handlers = new Map<string, FakeHandler>()
  const requests: SentRequest[] = []
  const answer = async (request: SentRequest) => {
    const handler = handlers.get(request.path)
    if (!handler) return new Response('', { status: 404 })
    const data = await handler(request)
    return data instanceof Response ? data : Response.json({ status: true, data })
  }
  return {
    fetch(url, init) {
      const request = describe(url, init)
      requests.push(request)
      return unlessAborted(init.signal, answer(request))
    },
    requests,
    on: (path, handler) => void handlers.set(path, handler),
  }
}
