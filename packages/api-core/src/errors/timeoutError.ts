import { PipelineError } from './pipelineError.ts'

/** The time for headers and body was over before the reply was complete (D3). The outcome at the server is unknown. */
export class TimeoutError extends PipelineError {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
  declare readonly timeoutMs: number

  constructor(call: string, timeoutMs: number) {
    super(call, `no complete reply within ${timeoutMs} ms`, { timeoutMs })
  }
}

/** Whether an error is a {@link TimeoutError}. */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError
