import { buildCreateApi, coreModule, fakeBaseQuery, reactHooksModule } from '@reduxjs/toolkit/query/react'
import type { ApiFailure } from './failure.ts'

/** What the cache entries are about. `Localised` marks names that come in the language of the `lang` header. */
export const tags = [
  'Localised',
  'Wallets',
  'CurrentGame',
  'RecentGames',
  'PasswordConfig',
  'Accounts',
  'Withdrawals',
  'Deposits',
  'Promotions',
  'Rewards',
  'Vip',
  'Agent',
  'Logins',
  'Feedback',
  'Messages',
] as const

// A page that is drawn on the server knows no effects: what it needs is asked for while it is drawn (D18a).
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
)

/**
 * The one cache of server data. Each domain injects its endpoints; every endpoint goes through `callEndpoint`, which is
 * the store's client typed by the contract.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: tags,
  // What is on the screen is read anew when the page is back: see `restored` in makeStore.
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
