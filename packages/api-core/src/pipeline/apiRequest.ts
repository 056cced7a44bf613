import type { CallOptions } from '../client/callOptions.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'

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
