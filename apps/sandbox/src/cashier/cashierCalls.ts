import { cashierSession, type CashierAction } from '@koi/contract/sandbox'
import * as v from 'valibot'
import { createPostJson, type CallResult } from '../protocol/postJson.ts'

/** The order that is to be paid; `due.amount` in hundredths of its unit: yuan, or coins on a network. `key` authorises actions and stays in memory. */
export type OrderSession = v.InferOutput<typeof cashierSession>

export interface CashierCalls {
  redeem(ticket: string): Promise<CallResult<OrderSession>>
  /** `id` names the press: the same one again does nothing. */
  act(key: string, action: CashierAction, id: string): Promise<CallResult<unknown>>
}

/** The two calls of the cashier page. */
export function createCashierCalls(deps: { fetch: typeof globalThis.fetch }): CashierCalls {
  const post = createPostJson(deps)
  return {
    redeem: (ticket) =>
      post({ path: '/sandbox/cashier/session', key: null, input: { ticket }, reply: cashierSession }),
    act: (key, action, id) =>
      post({ path: '/sandbox/cashier/act', key, input: { action, id }, reply: v.unknown() }),
  }
}
