import type { SchemaIssue } from '../endpoint/standardSchema.ts'
import { PipelineError } from './pipelineError.ts'

/**
 * The reply does not fit the contract. The message names the first field that does not; issues, which may quote values,
 * are not enumerable.
 */
export class SchemaError extends PipelineError {
  override readonly name = 'SchemaError'
  readonly kind = 'schema'
  /** Everything that does not fit, in the words of the schema library. */
  declare readonly issues: readonly SchemaIssue[]

  constructor(call: string, issues: readonly SchemaIssue[]) {
    const path = issues[0]?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
    super(call, `the reply does not fit the contract${path ? ` at ${path}` : ''}`, {}, { issues })
  }
}

/** Whether an error is a {@link SchemaError}. */
export const isSchemaError = (error: unknown): error is SchemaError => error instanceof SchemaError
