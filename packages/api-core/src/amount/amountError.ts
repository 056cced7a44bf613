import { TypedError } from '../errors/typedError.ts'

/** Why a text is no amount. */
export type AmountReason = 'empty' | 'malformed' | 'too-precise'

/**
 * A text that is no amount of money. The text itself is not part of the message.
 *
 * @example
 * ```ts
 * try { parseAmount('1,5') } catch (error) { if (error instanceof AmountError) explain(error.reason) }
 * ```
 */
export class AmountError extends TypedError<'amount'> {
  declare readonly reason: AmountReason

  constructor(reason: AmountReason) {
    super('amount', `Not an amount: ${reason}`, { reason })
  }
}
