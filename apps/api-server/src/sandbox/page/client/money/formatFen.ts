import { wireAmount } from './wireAmount.ts'

/** Integer fen as a player reads it: `¥1,234.50`, a debit as `-¥0.50`. With `signed`, a gain carries its plus. */
export function formatFen(fen: bigint, { signed = false }: { signed?: boolean } = {}): string {
  const [whole = '', decimals = ''] = wireAmount(fen < 0n ? -fen : fen).split('.')
  const sign = fen < 0n ? '-' : signed && fen > 0n ? '+' : ''
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}
