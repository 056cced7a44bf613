import type { ServerClock } from '../dates/createServerClock.ts'
import type { Middleware } from '../pipeline/middleware.ts'
import type { Observing } from '../pipeline/observing.ts'
import type { PipelineDeps } from '../pipeline/pipelineDeps.ts'
import type { Clock } from '../ports/clock.ts'
import type { FetchPort } from '../ports/fetchPort.ts'
import type { Logger } from '../ports/logger.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import type { Timers } from '../ports/timers.ts'
import type { UploadPort } from '../ports/uploadPort.ts'
import type { Session } from '../session/session.ts'
import type { CallEvent } from './callEvent.ts'
import type { HeaderNames } from './headerNames.ts'

/**
 * What every request says of its sender (D3). The platform takes Latin letters only in values: others are a `NetworkError`
 * whose `cause` says so.
 *
 * @example
 * ```ts
 * const headers: ClientHeaders = { d: 'koi', language: () => 'zh-CN', deviceId: () => id, names: { t: 'x-token' } }
 * ```
 */
export interface ClientHeaders {
  /** Names that differ from the defaults. */
  readonly names?: Partial<HeaderNames> | undefined
  /** The brand's fixed value. */
  readonly d: string
  /** Asked at every call, so that a change of language counts at once. */
  readonly language: () => string
  readonly deviceId: () => string
}

/**
 * What a client is made of. Everything optional falls back to the platform's own.
 *
 * @example
 * ```ts
 * const options: ClientOptions = { session, headers, ...allParts, baseUrl: 'https://api.koi.invalid', timeoutMs: 5_000 }
 * const client = createClient(options)
 * ```
 */
export interface ClientOptions {
  /** Origin of the backend, without a slash at its end; `''`, the default, is the page's own. */
  readonly baseUrl?: string | undefined
  readonly session: Session
  readonly headers: ClientHeaders
  readonly fetch?: FetchPort | undefined
  /** Sends bodies whose progress is wanted. */
  readonly upload?: UploadPort | undefined
  readonly clock?: Clock | undefined
  readonly timers?: Timers | undefined
  readonly random?: RandomPort | undefined
  readonly logger?: Logger | undefined
  /** Milliseconds for a call with all its tries, own middlewares and the body; 10 000 if not given. */
  readonly timeoutMs?: number | undefined
  /** Hears of every call when it is over, without payloads; needs the part `observing`, or `createClient` throws. */
  readonly observe?: ((event: CallEvent) => void) | undefined
  /** Learns the server's time from `Date` headers (D12). One that throws breaks the call, as a `NetworkError`. */
  readonly serverClock?: Pick<ServerClock, 'learn'> | undefined
  /** The part `observing`, behind `observe`. */
  readonly observing?: Observing | undefined
  /** The part `sharing`: identical reads in flight become one request. */
  readonly sharing?: (() => Middleware) | undefined
  /** The part `retrying`: a reading GET is repeated by the rule of D4. */
  readonly retrying?: ((deps: PipelineDeps) => Middleware) | undefined
  /** The part that makes idempotency keys, `createUuid`: money calls without a key of their own need it (D3). */
  readonly idempotency?: ((random: RandomPort) => string) | undefined
  /** The part `multipart`, needed by endpoints with that encoding. */
  readonly multipart?: ((input: unknown) => FormData) | undefined
  /**
   * Own middlewares, the first outermost. They see requests with URL, body and headers, and replies with validated data. The
   * deadline is around them: they cannot hold a call up, and see its end as their `signal`, never as a `TimeoutError`.
   */
  readonly use?: readonly Middleware[] | undefined
}
