import { createAction } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

/** How calls ended whose replies never came. Asking settles them, so it is a mutation. */
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    outcome: build.mutation({
      ...fromCall(async () => (await import('@koi/contract/wallet')).moneyOutcome),
      // What was asked about may have changed these after its reply was lost, when they had been read anew already.
      invalidatesTags: (reply) => (reply?.state === 'done' ? ['Promotions', 'Rewards'] : []),
    }),
  }),
})

/** A deposit was seen to have arrived: what shows balances asks anew (D7). */
export const depositCredited = createAction('deposit/credited')
