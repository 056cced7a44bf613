import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

const own = () => import('@koi/contract/member')

/**
 * The member's own data. `member`, `balance` and `messages` are refreshed by throttled listeners only (D7), so no
 * hook subscribes to them: read them with `useQueryState` and ask by `refreshRequested`.
 */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    member: build.query({
      ...fromCall(async () => (await own()).token),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    balance: build.query({
      ...fromCall(async () => (await own()).balance),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    messages: build.query({
      ...fromCall(async () => (await own()).messageCount),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
})
