import { formatAmount, parseAmount, sanitizeAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { useState } from 'react'

/** What bounds one request, in fen; null where it is not known. */
export interface AmountBounds {
  readonly min: bigint | null
  readonly max: bigint | null
  /** What there is to take it from; null where that is no limit. */
  readonly available: bigint | null
}

/** The field of an amount. */
export interface AmountFieldModel {
  /** Sanitised as it is typed (D8). */
  readonly text: string
  readonly onText: (text: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly error: string | null
  /** What may be typed, in words; null until it is known. */
  readonly limits: string | null
  /** The largest amount that fits, as it would be typed; null until it is known. */
  readonly largest: string | null
  /** Amounts to pick, as they would be typed. */
  readonly quickAmounts: readonly string[]
}

/** The fen of a typed amount; null when it is none. */
export function typedAmount(text: string): bigint | null {
  // An error is dear: it notes where it was thrown.
  if (text === '') return null
  try {
    return parseAmount(text)
  } catch {
    return null
  }
}

/** Fen as they are typed, and copied: `1234.50`, without sign and grouping. */
export function amountText(fen: bigint): string {
  return sanitizeAmount(formatAmount(fen))
}

/** What is wrong with a typed amount, in the player's language; null when it may be sent. */
export function amountProblem(text: string, { min, max, available }: AmountBounds): string | null {
  const fen = typedAmount(text)
  if (fen === null || fen === 0n) return m.money_amount_required()
  if (min !== null && max !== null && (fen < min || fen > max)) {
    return m.money_amount_range({ min: formatAmount(min), max: formatAmount(max) })
  }
  if (available !== null && fen > available) {
    return m.money_amount_exceeds({ available: formatAmount(available) })
  }
  return null
}

function largestOf({ max, available }: AmountBounds): bigint | null {
  if (available === null || max === null) return available
  return available > max ? max : available
}

/**
 * The amount of a form. What is wrong shows once the field is left, or when the form is touched; an amount that is too
 * large shows at once, for no more digits can mend it. `initial` stands in the field at first.
 */
export function useAmountField(
  bounds: AmountBounds,
  quickAmounts: readonly bigint[] = [],
  initial = '',
): {
  readonly field: AmountFieldModel
  /** What may be sent, in fen; null while it does not fit. */
  readonly amount: bigint | null
  /** Whether what is wrong shows whatever was typed. */
  readonly touched: boolean
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
  readonly clear: () => void
} {
  const [text, setText] = useState(initial)
  const [typing, setTyping] = useState(false)
  const [touched, setTouched] = useState(false)
  const fen = typedAmount(text)
  const problem = amountProblem(text, bounds)
  const [largest, max] = [largestOf(bounds), bounds.max]
  const tooLarge = fen !== null && ((max !== null && fen > max) || (largest !== null && fen > largest))
  const shows = touched || tooLarge || (text !== '' && !typing)
  return {
    field: {
      text,
      onText: (next) => setText(sanitizeAmount(next)),
      onFocus: () => setTyping(true),
      onBlur: () => setTyping(false),
      error: shows ? problem : null,
      limits:
        bounds.min === null || max === null
          ? null
          : m.money_limits({ min: formatAmount(bounds.min), max: formatAmount(max) }),
      largest: largest === null ? null : amountText(largest),
      quickAmounts: quickAmounts.map((quick) => amountText(quick).replace(/\.00$/, '')),
    },
    amount: problem === null ? fen : null,
    touched,
    touch: () => setTouched(true),
    clear: () => {
      setText('')
      setTouched(false)
    },
  }
}
