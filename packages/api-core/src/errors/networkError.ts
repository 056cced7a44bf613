import { TypedError } from './typedError.ts'

/**
 * No complete reply came: no connection, or one that broke. What the transport said is in `cause`.
 *
 * @example
 * ```ts
 * new NetworkError('member.balance', new TypeError('offline')).kind // 'network'
 * ```
 */
export class NetworkError extends TypedError<'network'> {
  /** The name of the call that failed. */
  declare readonly call: string
  constructor(call: string, cause: unknown) {
    super('network', `${call}: connection failed`, { call, cause })
  }
}

/**
 * Whether an error is a {@link NetworkError}.
 *
 * @example
 * ```ts
 * if (isNetworkError(error)) explain('offline')
 * ```
 */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError
