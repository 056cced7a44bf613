import { cashierAct, cashierTicket } from '@koi/contract'
import type { Hono } from 'hono'
import { act } from '../services/cashier/act.ts'
import { redeemCashierTicket } from '../services/cashier/redeemCashierTicket.ts'
import type { Context } from '../services/context.ts'
import { bearerKey } from './bearerKey.ts'
import { readJson } from './readJson.ts'

/** The calls of the sandbox cashier's page. */
export function mountCashier(app: Hono, ctx: Context): void {
  app.post('/sandbox/cashier/session', async (c) => {
    const input = await readJson(c.req.raw, cashierTicket)
    return c.json({ status: true, data: await redeemCashierTicket({ ctx, input }) })
  })
  app.post('/sandbox/cashier/act', async (c) => {
    const key = bearerKey(c.req.raw.headers, 'order-unknown')
    const input = await readJson(c.req.raw, cashierAct)
    return c.json({ status: true, data: await act({ ctx, input: { ...input, key } }) })
  })
}
