/** Why a text is no amount. */
export type AmountReason = 'empty' | 'malformed' | 'too-precise'

/** A text that is no amount of money. The text itself is not part of the message. */
export class AmountError extends Error {
  override readonly name = 'AmountError'
  readonly kind = 'amount'
  readonly reason: AmountReason

  constructor(reason: AmountReason) {
    super(`Not an amount: ${reason}`)
    this.reason = reason
  }
}
