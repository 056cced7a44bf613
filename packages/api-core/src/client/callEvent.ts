import type { ApiError } from '../errors/apiError.ts'

/** What an observer hears of a call when it is over: no input, no reply, no header. */
export interface CallEvent {
  /** The endpoint's name. */
  readonly name: string
  readonly method: string
  /** The path without its query. */
  readonly path: string
  readonly durationMs: number
  /** `ok`, the kind of the error, or `error` for anything else, such as an input that cannot be encoded. */
  readonly outcome: 'ok' | ApiError['kind'] | 'error'
}
