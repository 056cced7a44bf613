import { formatFen } from '../../page/client/money/formatFen.ts'
import { wireAmount } from '../../page/client/money/wireAmount.ts'
import type { CashierSession } from './cashierSession.ts'

/** Hundredths of what an order is paid in, as a player reads them: `¥500.00`, `69.45 USDT`. */
export function paidText(hundredths: bigint, { unit }: CashierSession['due']): string {
  return unit === 'CNY' ? formatFen(hundredths) : `${wireAmount(hundredths)} ${unit}`
}
