import type { launch } from '@koi/contract'
import { api } from '../api/api.ts'
import type { Reply } from '../api/reply.ts'

/**
 * The replies of launches by the key of their intent (D3). A launch fills its entry in, and it is kept while the game
 * runs; it cannot be asked for again, because its address holds a ticket that works once.
 */
export const launchedApi = api.injectEndpoints({
  endpoints: (build) => ({
    launched: build.query<Reply<typeof launch>, string>({
      queryFn: () => ({ error: { kind: 'unexpected' } }),
      keepUnusedDataFor: 0,
    }),
  }),
})
