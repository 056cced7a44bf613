import { parseDecimal } from '@koi/api-core/amount'
import { decimalText } from './schema/decimalText.ts'

const amounts: ReadonlySet<string> = new Set([
  'available',
  'held',
  'lost',
  'max',
  'min',
  'remaining',
  'stake',
])

/**
 * Reads what a refusal says beside its code: amounts become fen, everything else stays, as does what is no amount.
 *
 * @example
 * ```ts
 * decodeDetails({ min: '1.00', max: '500000.00' }) // { min: 100n, max: 50000000n }
 * ```
 */
export function decodeDetails(details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      const isAmount = amounts.has(name) && typeof value === 'string' && decimalText.test(value)
      return [name, isAmount ? parseDecimal(value) : value]
    }),
  )
}
