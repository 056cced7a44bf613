import { movementRecord } from '@koi/contract/movement'
import { betRecord } from '@koi/contract/record'
import { api } from '../api/api.ts'
import { callEndpoint, fromCall } from '../api/callEndpoint.ts'
import type { CallInput, Reply } from '@koi/contract'

/** What the list of rounds is filtered by; its pages are read one after the other. */
type BetFilter = Omit<CallInput<typeof betRecord>, 'page' | 'after'>
type MovementFilter = Omit<CallInput<typeof movementRecord>, 'page' | 'after'>
/** A page, and the last item of the page before. A backend that does not know `after` goes by the number. */
interface RecordReply {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly items: readonly { readonly id: string }[]
}

type RecordPage = Required<Pick<CallInput<typeof betRecord>, 'page' | 'after'>>

const byLastItem = {
  initialPageParam: { page: 1, after: undefined },
  getNextPageParam: ({ page, pageSize, total, items }: RecordReply): RecordPage | undefined =>
    page * pageSize < total ? { page: page + 1, after: items.at(-1)?.id } : undefined,
}

/** Records. They change with every round, so nothing is kept once no screen shows them. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Reply<typeof betRecord>, BetFilter, RecordPage>({
      infiniteQueryOptions: byLastItem,
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, betRecord, { ...queryArg, ...pageParam }),
      providesTags: ['Bets', 'Localised'],
      keepUnusedDataFor: 0,
    }),
    /** One page that nothing shows, for a file of all of them. */
    betPage: build.query({ ...fromCall(betRecord), keepUnusedDataFor: 0 }),
    movementPage: build.query({ ...fromCall(movementRecord), keepUnusedDataFor: 0 }),
    movements: build.infiniteQuery<Reply<typeof movementRecord>, MovementFilter, RecordPage>({
      infiniteQueryOptions: byLastItem,
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, movementRecord, { ...queryArg, ...pageParam }),
      providesTags: ['Movements', 'Localised'],
      keepUnusedDataFor: 0,
    }),
  }),
})
