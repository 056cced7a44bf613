import type { Reply } from '@koi/contract'
import {
  type MessageBox,
  messageBoxes,
  messageDetail,
  messageList,
  readBox,
  readMessage,
  removeMessage,
  restoreMessage,
} from '@koi/contract/message'
import { api } from '../api/api.ts'
import type { ApiState, DispatchOf } from '../api/apiState.ts'
import { callEndpoint } from '../api/callEndpoint.ts'
import { fromCall } from '../api/fromCall.ts'
import { memberApi } from '../member/memberApi.ts'

type Page = Reply<typeof messageList>

const reads = api.injectEndpoints({
  endpoints: (build) => ({
    messageList: build.infiniteQuery<Page, { readonly box: MessageBox }, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        // By what is there, not by numbers: removing one shifts those that are not read yet.
        getNextPageParam: ({ items, total }, pages) =>
          pages.reduce((sum, page) => sum + page.items.length, 0) < total ? items.at(-1)?.id : undefined,
      },
      queryFn: ({ queryArg, pageParam }, call) =>
        callEndpoint(call, messageList, { ...queryArg, after: pageParam }),
      providesTags: ['Messages', 'Localised'],
      keepUnusedDataFor: 60,
    }),
    message: build.query({
      ...fromCall(messageDetail),
      providesTags: ['Localised'],
      keepUnusedDataFor: 60,
    }),
  }),
})

interface Started {
  readonly dispatch: DispatchOf<ApiState>
  readonly queryFulfilled: Promise<unknown>
}

/**
 * Changes the pages of every box that are in the cache; unread messages in all that went are taken off the count. When the call
 * fails all is as before, without a connection to read it anew as well.
 */
async function change({ dispatch, queryFulfilled }: Started, edit: (page: Page) => number): Promise<void> {
  let fewer = 0
  const patches = messageBoxes.map((box) =>
    dispatch(
      reads.util.updateQueryData('messageList', { box }, ({ pages }) => {
        const read = pages.reduce((sum, page) => sum + edit(page), 0)
        for (const page of pages) page.unread[box] -= read
        fewer += read
      }),
    ),
  )
  const count = dispatch(
    memberApi.util.updateQueryData('messages', undefined, (count) => {
      if (count) count.unread = Math.max(0, count.unread - fewer)
    }),
  )
  try {
    await queryFulfilled
  } catch {
    for (const patch of [...patches, count]) patch.undo()
  }
}

/** Marks one as read, and says how many were not. */
const read = (id: string) => (page: Page) => {
  let marked = 0
  for (const item of page.items) {
    if (item.readAt !== null || item.id !== id) continue
    // When that was is for the server to say.
    item.readAt = item.createdAt
    marked += 1
  }
  return marked
}

const without = (id: string) => (page: Page) => {
  const gone = page.items.find((item) => item.id === id)
  page.items = page.items.filter((item) => item.id !== id)
  if (gone) page.total -= 1
  return gone?.readAt === null ? 1 : 0
}

/**
 * Messages. What a member does with one is seen at once. The boxes are read anew after it: the server may have refused it, and
 * a reply that was on its way meanwhile shows them as they were.
 */
export const messageApi = reads.injectEndpoints({
  endpoints: (build) => ({
    readMessage: build.mutation({
      ...fromCall(readMessage),
      onQueryStarted: ({ id }, started) => change(started, read(id)),
      invalidatesTags: ['Messages'],
    }),
    readBox: build.mutation({
      ...fromCall(readBox),
      invalidatesTags: ['Messages'],
    }),
    removeMessage: build.mutation({
      ...fromCall(removeMessage),
      onQueryStarted: ({ id }, started) => change(started, without(id)),
      invalidatesTags: ['Messages'],
    }),
    restoreMessage: build.mutation({
      ...fromCall(restoreMessage),
      invalidatesTags: ['Messages'],
    }),
  }),
})
