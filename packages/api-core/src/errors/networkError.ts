import { PipelineError } from './pipelineError.ts'

/** No complete reply came: no connection, or one that broke. What the transport said is in `cause`. */
export class NetworkError extends PipelineError {
  override readonly name = 'NetworkError'
  readonly kind = 'network'

  constructor(call: string, cause: unknown) {
    super(call, 'connection failed', {}, { cause })
  }
}

/** Whether an error is a {@link NetworkError}. */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError
