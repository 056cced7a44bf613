import * as v from 'valibot'
import type { JobKind } from '../../jobs/jobKind.ts'

const payload = v.object({ id: v.string(), from: v.picklist(['requested', 'reviewing', 'processing']) })

/** Takes a withdrawal on from one state of its ladder. */
export const advanceWithdrawal = {
  name: 'withdrawal.advance',
  payload,
  attempts: 20,
} satisfies JobKind<typeof payload>
