import type { Endpoint } from '../endpoint/endpoint.ts'
import type { RandomPort } from '../ports/random.ts'
import type { Clock, Timers } from '../ports/time.ts'

/**
 * One concern of the pipeline, wrapped around the rest of it.
 *
 * @example
 * ```ts
 * const trace: Middleware = (next) => (request) =>
 *   next({ ...request, headers: { ...request.headers, 'x-trace': createUuid(crypto) } })
 * const client = createClient({ session, headers, use: [trace] })
 * await client.call(balance, {})
 * ```
 */
export type Middleware = (next: Next) => Next

/**
 * Sends a request and gives its reply, or rejects.
 *
 * @example
 * ```ts
 * const offline: Next = ({ endpoint }) => Promise.reject(new NetworkError(endpoint.name, new Error('no plug')))
 * await sharing()(offline)(createTestRequest()).catch((reason) => reason.kind) // 'network'
 * ```
 */
export type Next = (request: ApiRequest) => Promise<ApiReply>

/** A call on its way out. Middlewares pass on a changed copy, never the same one changed. */
export interface ApiRequest {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly options: CallOptions
  /** The session epoch in which the call was made, and the signal of that epoch's end. */
  readonly epoch: number
  readonly epochSignal: AbortSignal
  /** Aborts the request: the deadline's, which the caller, the epoch and the time abort; the caller's only outside of it. */
  readonly signal: AbortSignal | undefined
  readonly timeoutMs: number
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | null
}

/** A reply on its way in. Its body is read once, where the envelope is opened. */
export interface ApiReply {
  readonly response: Response
  /** What the schema made of the envelope's data; the `Download`, where a file was expected. */
  readonly data?: unknown
}

/**
 * What a single call may set.
 *
 * @example
 * ```ts
 * const options: CallOptions = { signal: AbortSignal.timeout(60_000), timeoutMs: 30_000 }
 * await client.call(balance, {}, options)
 * ```
 */
export interface CallOptions {
  /** Stops the call; it then rejects with an `AbortedError` whose reason is `caller`. */
  readonly signal?: AbortSignal | undefined
  /** One UUID per intent of the player, kept over repeats of that intent. A money call without one gets a fresh one. */
  readonly idempotencyKey?: string | undefined
  /**
   * Reads what is wanted instead of an envelope, such as `readFile`; undefined, with the body left unread, when the reply is
   * an envelope after all. What it rejects with counts as a connection that broke: a `NetworkError` with that as its
   * `cause`, after the repeats of a read. Calls with it are never shared.
   */
  readonly read?: ((response: Response) => Promise<unknown>) | undefined
  /** Milliseconds for the whole call, instead of the client's; eleven days at most over the platform's own timers. */
  readonly timeoutMs?: number | undefined
  /**
   * Hears how much of the body has left. Needs the client's `upload` port, and is silent without it: in Node and in service
   * workers there is none.
   */
  readonly onUploadProgress?: ((sent: number, total: number) => void) | undefined
}

/** What the layers around a call are made from; each takes what it needs. */
export interface PipelineDeps {
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
}

/**
 * Makes one middleware of several; the first is the outermost, and what is undefined is left out.
 *
 * @example
 * ```ts
 * const send = compose([trace, sign])(transport)
 * ```
 */
export function compose(middlewares: readonly (Middleware | undefined)[]): Middleware {
  return (next) => middlewares.reduceRight((inner, middleware) => middleware?.(inner) ?? inner, next)
}
