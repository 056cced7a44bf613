import type { CallInput, Reply } from '@koi/contract'
import { newsDetail } from '@koi/contract/article'
import { newsList } from '@koi/contract/news'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall } from '../api/fromCall.ts'

type NewsFilter = Omit<CallInput<typeof newsList>, 'page'>

/** News. Pages that were read are kept for a while, so that the way back from an article leads to the same place. */
export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    news: build.infiniteQuery<Reply<typeof newsList>, NewsFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, newsList, { ...queryArg, page: pageParam }),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    article: build.query({
      ...fromCall(newsDetail),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
  }),
})
