import type { CallInput, Reply } from '@koi/contract'
import { agentDays, agentInfo, agentReferrals, applyAgent } from '@koi/contract/agent'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall } from '../api/fromCall.ts'

type PageSize = Omit<CallInput<typeof agentReferrals>, 'page'>

const byNumber = {
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }: { page: number; pageSize: number; total: number }) =>
    page * pageSize < total ? page + 1 : undefined,
}

/** What a member brings as an agent: application, referred members and commission. */
export const agentApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentInfo: build.query({
      ...fromCall(agentInfo),
      providesTags: ['Agent'],
    }),
    applyAgent: build.mutation({
      ...fromCall(applyAgent),
      // A refusal says that there is an application already: of another tab, or one whose reply was lost.
      invalidatesTags: ['Agent'],
    }),
    agentReferrals: build.infiniteQuery<Reply<typeof agentReferrals>, PageSize, number>({
      infiniteQueryOptions: byNumber,
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, agentReferrals, { ...queryArg, page: pageParam }),
      providesTags: ['Agent'],
    }),
    agentDays: build.infiniteQuery<Reply<typeof agentDays>, PageSize, number>({
      infiniteQueryOptions: byNumber,
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, agentDays, { ...queryArg, page: pageParam }),
      providesTags: ['Agent'],
    }),
  }),
})
