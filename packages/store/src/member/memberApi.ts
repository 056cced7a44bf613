import { balance, messageCount, token, withdrawPasswordConfig } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { Reply } from '../api/reply.ts'

/**
 * The member's own data. `member`, `balance` and `messages` are refreshed by throttled listeners only (D7), so they stay
 * in the cache without a subscriber: read them with `useQueryState` and ask by `refreshAsked`.
 */
export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    member: build.query<Reply<typeof token>, void>({
      queryFn: (_, call) => ask(call, token, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    balance: build.query<Reply<typeof balance>, void>({
      queryFn: (_, call) => ask(call, balance, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    messages: build.query<Reply<typeof messageCount>, void>({
      queryFn: (_, call) => ask(call, messageCount, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    passwordConfig: build.query<Reply<typeof withdrawPasswordConfig>, void>({
      queryFn: (_, call) => ask(call, withdrawPasswordConfig, {}),
      providesTags: ['PasswordConfig'],
    }),
  }),
})
