import { PipelineError } from './pipelineError.ts'

/**
 * The server answered with another status than 200; 0 stands for a redirect, which is never followed. The body is at hand
 * for those who ask, and neither in the message nor enumerable.
 */
export class HttpError extends PipelineError {
  override readonly name = 'HttpError'
  readonly kind = 'http'
  declare readonly status: number
  /** How long the server asks to wait, in milliseconds, when it says so. */
  declare readonly retryAfterMs: number | undefined
  /** The reply's text as it came. */
  declare readonly body: string

  constructor(call: string, status: number, body: string, retryAfterMs?: number) {
    super(call, `HTTP ${status}`, { status, retryAfterMs }, { body })
  }
}

/** Whether an error is an {@link HttpError}. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError
