import { parseAmount } from '@koi/api-core/amount'

/** Reads a stake as a player types it (`5`, `5.5`, `５`), or null when it is no amount. Fen. */
export function parseStake(text: string): bigint | null {
  const typed = text.normalize('NFKC').replaceAll(/[¥,\s]/g, '')
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(typed) ? parseAmount(typed) : null
}
