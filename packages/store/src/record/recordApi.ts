import type { CallInput, Reply } from '@koi/contract'
import { moneyChart, movementRecord } from '@koi/contract/movement'
import { betRecord } from '@koi/contract/record'
import { api } from '../api/api.ts'
import { type Answer, callEndpoint } from '../api/callEndpoint.ts'
import { fromCall } from '../api/fromCall.ts'
import type { NextPage } from './mergeChanges.ts'

/** What a record is filtered by; its pages are read one after the other. */
type FilterOf<Input> = Omit<Input, 'page' | 'after' | 'changed_since'>
export type BetFilter = FilterOf<CallInput<typeof betRecord>>
export type MovementFilter = FilterOf<CallInput<typeof movementRecord>>

/** A page, and the last item of the page before. A backend that does not know `after` goes by the number. */
type PageParam = NonNullable<NextPage['next']>

/** A reply as it is kept: with the page after it, as it was when it was read. */
type Kept<Page> = Page & NextPage

interface PagedReply {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly items: readonly { readonly id: string }[]
}

const infiniteQueryOptions = {
  initialPageParam: { page: 1, after: undefined },
  getNextPageParam: ({ next }: { readonly next: PageParam | undefined }) => next,
  // Only another language and a network that is back have a record read anew: all of its pages, so that who is far down
  // stays there.
  refetchCachedPages: true,
}

/** Adds to a reply how the page after it is asked for. */
function keep<Page extends PagedReply>(answer: Answer<Page>): Answer<Kept<Page>> {
  if (answer.error) return answer
  const { page, pageSize, total, items } = answer.data
  const next = page * pageSize < total ? { page: page + 1, after: items.at(-1)?.id } : undefined
  return { ...answer, data: { ...answer.data, next } }
}

/** Kept for a while, so that who comes back to one finds the place; what has changed meanwhile is read then. */
const keepUnusedDataFor = 300

/** Records. Nothing reads one of them anew: what changed is read and merged by `updateBets` and `updateMovements`. */
export const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Kept<Reply<typeof betRecord>>, BetFilter, PageParam>({
      infiniteQueryOptions,
      queryFn: async ({ queryArg, pageParam }, call) =>
        keep(await callEndpoint(call, betRecord, { ...queryArg, ...pageParam })),
      providesTags: ['Localised'],
      keepUnusedDataFor,
    }),
    /** One page that nothing shows: of changes, or for a file of all of them. */
    betPage: build.query({ ...fromCall(betRecord), keepUnusedDataFor: 0 }),
    movementPage: build.query({ ...fromCall(movementRecord), keepUnusedDataFor: 0 }),
    moneyChart: build.query({ ...fromCall(moneyChart), keepUnusedDataFor }),
    movements: build.infiniteQuery<Kept<Reply<typeof movementRecord>>, MovementFilter, PageParam>({
      infiniteQueryOptions,
      queryFn: async ({ queryArg, pageParam }, call) =>
        keep(await callEndpoint(call, movementRecord, { ...queryArg, ...pageParam })),
      providesTags: ['Localised'],
      keepUnusedDataFor,
    }),
  }),
})
