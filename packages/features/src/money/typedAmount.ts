import { parseAmount } from '@koi/api-core/amount'

/** The fen of a typed amount; null when it is none. */
export function typedAmount(text: string): bigint | null {
  try {
    return parseAmount(text)
  } catch {
    return null
  }
}
