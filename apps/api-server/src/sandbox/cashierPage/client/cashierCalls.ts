import type { CallResult } from '../../page/client/calls/callResult.ts'
import { createPostJson } from '../../page/client/calls/postJson.ts'
import type { CashierAction, CashierSession } from './cashierSession.ts'
import { readSession } from './readSession.ts'

export interface CashierCalls {
  redeem(ticket: string): Promise<CallResult<CashierSession>>
  /** `id` names the press: the same one again does nothing. */
  act(key: string, action: CashierAction, id: string): Promise<CallResult<true>>
}

/** The two calls of the cashier page. */
export function createCashierCalls(deps: { fetch: typeof globalThis.fetch }): CashierCalls {
  const post = createPostJson(deps)
  return {
    redeem: (ticket) => post('/sandbox/cashier/session', null, { ticket }, readSession),
    act: (key, action, id) => post('/sandbox/cashier/act', key, { action, id }, () => true),
  }
}
