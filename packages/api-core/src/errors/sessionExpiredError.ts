import { PipelineError } from './pipelineError.ts'

/** The server no longer knows the session (the reserved code `token`). The session has been ended already (D5). */
export class SessionExpiredError extends PipelineError {
  override readonly name = 'SessionExpiredError'
  readonly kind = 'session-expired'

  constructor(call: string) {
    super(call, 'session expired')
  }
}

/** Whether an error is a {@link SessionExpiredError}. */
export const isSessionExpired = (error: unknown): error is SessionExpiredError =>
  error instanceof SessionExpiredError
