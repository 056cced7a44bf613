import * as v from 'valibot'
import type { JobKind } from '../../jobs/jobKind.ts'

const payload = v.object({ paymentId: v.string() })

/** Puts a payment that came in into the member's wallet. */
export const creditPayment = { name: 'deposit.credit', payload, attempts: 50 } satisfies JobKind<
  typeof payload
>
