import * as v from 'valibot'
import type { JobKind } from '../../jobs/jobKind.ts'

const payload = v.object({ orderId: v.string() })

/** Ends an order whose payment did not come in time. */
export const expireOrder = { name: 'deposit.expire', payload, attempts: 20 } satisfies JobKind<typeof payload>
