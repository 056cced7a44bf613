import { depositEvent } from '@koi/contract'
import type { JobKind } from '../../jobs/jobKind.ts'

/** The sandbox cashier tells the house of a payment, as a provider would. */
export const callBack = {
  name: 'cashier.callback',
  payload: depositEvent,
  attempts: 12,
} satisfies JobKind<typeof depositEvent>
