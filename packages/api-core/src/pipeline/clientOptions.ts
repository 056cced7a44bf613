import type { ServerClock } from '../dates/serverClock.ts'
import type { Logger } from '../ports/logger.ts'
import type { FetchPort, UploadPort } from '../ports/network.ts'
import type { RandomPort } from '../ports/random.ts'
import type { Clock, Timers } from '../ports/time.ts'
import type { Session } from '../session/session.ts'
import type { Middleware, PipelineDeps } from './middleware.ts'
import type { CallEvent, Observing } from './observing.ts'

/**
 * What a client is made of. Everything optional falls back to the platform's own.
 *
 * @example
 * ```ts
 * const options: ClientOptions = { session, headers, ...allFeatures, baseUrl: 'https://api.koi.invalid', timeoutMs: 5_000 }
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
  /** Called after every call, without payloads; needs the option `observing`, or `createClient` throws. */
  readonly observe?: ((event: CallEvent) => void) | undefined
  /** Learns the server's time from `Date` headers (D12). One that throws breaks the call, as a `NetworkError`. */
  readonly serverClock?: Pick<ServerClock, 'learn'> | undefined
  /** The feature `observing`, which `observe` needs. */
  readonly observing?: Observing | undefined
  /** The feature `sharing`: identical reads in flight become one request. */
  readonly sharing?: (() => Middleware) | undefined
  /** The feature `retrying`: a reading GET is repeated by the rule of D4. */
  readonly retrying?: ((deps: PipelineDeps) => Middleware) | undefined
  /** Makes idempotency keys, as `createUuid` does: money calls without a key of their own need it (D3). */
  readonly idempotency?: ((random: RandomPort) => string) | undefined
  /** The feature `multipart`, needed by endpoints with that encoding. */
  readonly multipart?: ((input: unknown) => FormData) | undefined
  /**
   * Own middlewares, the first outermost. They see requests with URL, body and headers, and replies with validated data. The
   * deadline is around them: they cannot hold a call up, and see its end as their `signal`, never as a `TimeoutError`.
   */
  readonly use?: readonly Middleware[] | undefined
}

/**
 * What every request says of its sender (D3). The platform takes Latin letters only in values: others are a `NetworkError`
 * whose `cause` says so.
 *
 * @example
 * ```ts
 * const headers: ClientHeaders = { d: 'koi-web', language: () => 'zh-CN', deviceId: () => id, names: { t: 'x-token' } }
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

/** Names of the request headers `d`, `lang`, `device`, `t` and of the reply headers `id`, `vid` (D3, D5). */
export interface HeaderNames {
  /** The brand's fixed value. */
  readonly d: string
  readonly lang: string
  readonly device: string
  /** The session token, sent only when there is one. */
  readonly t: string
  /** Reply: the rotated session token. */
  readonly id: string
  /** Reply: the visit id. */
  readonly vid: string
}

/**
 * The header names of the specification, for brands that set no others.
 *
 * @example
 * ```ts
 * DEFAULT_HEADER_NAMES.device // 'device'
 * ```
 */
export const DEFAULT_HEADER_NAMES: HeaderNames = {
  d: 'd',
  lang: 'lang',
  device: 'device',
  t: 't',
  id: 'id',
  vid: 'vid',
}
