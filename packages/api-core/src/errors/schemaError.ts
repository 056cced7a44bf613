import type { SchemaIssue } from '../endpoint/standardSchema.ts'
import { TypedError } from './typedError.ts'

/**
 * The reply does not fit the contract. The message names the first field that does not; issues, which may quote values,
 * are not enumerable.
 *
 * @example
 * ```ts
 * new SchemaError('member.balance', [{ message: 'not a string', path: ['central'] }]).message // 'member.balance: does not fit the contract at central'
 * ```
 */
export class SchemaError extends TypedError<'schema'> {
  /** The name of the call that failed. */
  declare readonly call: string
  /** Everything that does not fit, in the words of the schema library. */
  declare readonly issues: readonly SchemaIssue[]

  constructor(call: string, issues: readonly SchemaIssue[]) {
    const path = issues[0]?.path?.map((step) => (typeof step === 'object' ? step.key : step)).join('.')
    super('schema', `${call}: does not fit the contract${path ? ` at ${path}` : ''}`, { call, issues })
  }
}

/**
 * Whether an error is a {@link SchemaError}.
 *
 * @example
 * ```ts
 * if (isSchemaError(error)) explain(error.message)
 * ```
 */
export const isSchemaError = (error: unknown): error is SchemaError => error instanceof SchemaError
