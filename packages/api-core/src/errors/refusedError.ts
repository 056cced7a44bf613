import { PipelineError } from './pipelineError.ts'

/** What a refusal carried beside its code. */
export interface RefusalContent {
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly text?: string | undefined
}

/**
 * A business refusal: HTTP 200 with status false (D2). `code` is a code of the contract, or `text` when a foreign backend
 * sent a message instead: `text` then holds it, to be shown as plain text, and is empty when there was none.
 */
export class RefusedError extends PipelineError {
  override readonly name = 'RefusedError'
  readonly kind = 'refused'
  declare readonly code: string

  /** What the reply said beside the code, such as a limit or the time until the next try. */
  declare readonly details: Readonly<Record<string, unknown>>

  /** The message of a foreign backend; undefined when there is a code. */
  declare readonly text: string | undefined

  constructor(call: string, code: string, { details = {}, text }: RefusalContent = {}) {
    super(call, `refused (${code})`, { code }, { details, text })
  }
}

/**
 * Whether an error is a {@link RefusedError}, and has this code if one is given.
 *
 * @example
 * ```ts
 * if (isRefused(error, 'insufficient-balance')) offerDeposit()
 * ```
 */
export const isRefused = (error: unknown, code?: string): error is RefusedError =>
  error instanceof RefusedError && (code === undefined || error.code === code)
