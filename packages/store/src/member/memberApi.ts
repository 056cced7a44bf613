import { balance, messageCount, token } from '@koi/contract/member'
import { api } from '../api/api.ts'
import { fromCall } from '../api/callEndpoint.ts'

/**
 * The member's own data. `member`, `balance` and `messages` are refreshed by throttled listeners only (D7), so no
 * hook subscribes to them: read them with `useQueryState` and ask by `refreshRequested`.
 */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    member: build.query({
      ...fromCall(token),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    balance: build.query({
      ...fromCall(balance),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    messages: build.query({
      ...fromCall(messageCount),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
})
