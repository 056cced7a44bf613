import * as v from 'valibot'
import type { JobKind } from '../../jobs/jobKind.ts'

const payload = v.object({ orderId: v.string() })

/** Reminds of an order that is about to expire. */
export const remindOrder = { name: 'deposit.remind', payload, attempts: 5 } satisfies JobKind<typeof payload>
