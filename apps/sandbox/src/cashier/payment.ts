import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import { cashierActions, type CashierAction } from '@koi/contract/sandbox'
import * as v from 'valibot'
import type { OrderSession } from './cashierCalls.ts'

/** What one payment of an action comes to, in the unit of `due`: a short one is a fifth too little. */
export function paymentOf(action: CashierAction, due: bigint): bigint {
  return action === 'short' ? due - due / 5n : due
}

/** Hundredths of what an order is paid in, as a player reads them: `¥500.00`, `69.45 USDT`. */
export function formatPayment(hundredths: bigint, { unit }: Pick<OrderSession['due'], 'unit'>): string {
  return unit === 'CNY' ? formatAmount(hundredths) : `${fenToDecimal(hundredths)} ${unit}`
}

const settlement = v.object({ action: v.picklist(cashierActions), locale: v.picklist(['zh-CN', 'en']) })

/** The action that settled an order on this page, kept with the page's entry in the history: a reload still knows it. */
export type Settlement = v.InferOutput<typeof settlement>

/** Reads what the history entry keeps; null when it keeps nothing, or something else. */
export function readSettlement(historyState: unknown): Settlement | null {
  const found = v.safeParse(settlement, historyState)
  return found.success ? found.output : null
}
