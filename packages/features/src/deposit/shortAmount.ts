import { formatAmount } from '@koi/api-core/amount'

/** Fen without the places that say nothing: `¥500`, `¥1,234.50`. */
export function shortAmount(fen: bigint): string {
  return formatAmount(fen).replace(/\.00$/, '')
}
