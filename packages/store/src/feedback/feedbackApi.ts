import type { CallInput, Reply } from '@koi/contract'
import { feedbackList, sendFeedback } from '@koi/contract/feedback'
import { upload } from '@koi/contract/upload'
import { api } from '../api/api.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall } from '../api/fromCall.ts'

type ListFilter = Omit<CallInput<typeof feedbackList>, 'page'>

/** A picture on its way, and who hears how far it is. */
interface Sending {
  readonly file: File
  readonly onProgress: (sent: number, total: number) => void
}

/** Feedback, and the pictures that belong to it. */
export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<Reply<typeof upload>, Sending>({
      queryFn: ({ file, onProgress }, call) =>
        callEndpoint(call, upload, { file }, { onUploadProgress: onProgress }),
    }),
    sendFeedback: build.mutation({
      ...fromCall(sendFeedback),
      invalidatesTags: ['Feedback'],
    }),
    feedbackList: build.infiniteQuery<Reply<typeof feedbackList>, ListFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, feedbackList, { ...queryArg, page: pageParam }),
      providesTags: ['Feedback'],
    }),
  }),
})
