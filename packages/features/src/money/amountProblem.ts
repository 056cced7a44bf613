import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { typedAmount } from './typedAmount.ts'

/** What bounds one transfer, in fen; null where it is not known. */
export interface AmountBounds {
  readonly min: bigint | null
  readonly max: bigint | null
  readonly available: bigint | null
}

/** What is wrong with a typed amount, in the player's language; null when it may be sent. */
export function amountProblem(text: string, { min, max, available }: AmountBounds): string | null {
  const fen = typedAmount(text)
  if (fen === null || fen === 0n) return m.wallet_amount_required()
  if (min !== null && max !== null && (fen < min || fen > max)) {
    return m.wallet_amount_range({ min: formatAmount(min), max: formatAmount(max) })
  }
  if (available !== null && fen > available) {
    return m.wallet_amount_exceeds({ available: formatAmount(available) })
  }
  return null
}
