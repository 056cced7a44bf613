import { cashierSession, type CashierAction } from '@koi/contract/sandbox'
import * as v from 'valibot'

/** Sends a request; a test server's `fetch` fits. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>

const reply = v.object({ data: v.unknown() })

/** Presses a button of the sandbox cashier that an address of `openCashier` leads to. */
export async function payAtCashier(fetch: Fetch, cashierUrl: string, action: CashierAction): Promise<void> {
  const url = new URL(cashierUrl)
  const post = async (path: string, body: object, key?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    }
    const response = await fetch(new URL(path, url).href, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return v.parse(reply, await response.json()).data
  }
  const session = await post('/sandbox/cashier/session', { ticket: url.searchParams.get('ticket') })
  const { key } = v.parse(cashierSession, session)
  await post('/sandbox/cashier/act', { action, id: crypto.randomUUID() }, key)
}
