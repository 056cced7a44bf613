import type { Reply } from '@koi/contract'
import type { feedbackList, Picture } from '@koi/contract/feedback'
import { feedbackApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { pagedModel, type PagedModel } from '../loading/pagedModel.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { usePolling } from '../time/usePolling.ts'
import { kindTexts, stateTexts } from './feedbackTexts.ts'

type Item = Reply<typeof feedbackList>['items'][number]

/** Feedback as its card shows it. */
export interface FeedbackRow {
  readonly id: string
  readonly kind: string
  readonly state: { readonly label: string; readonly tone: (typeof stateTexts)['received']['tone'] }
  readonly text: string
  readonly pictures: readonly Picture[]
  readonly time: string
  readonly reply: { readonly text: string; readonly time: string } | null
}

export type FeedbackListModel = PagedModel<FeedbackRow>

const pageSize = 20
/** How often an answer is looked for, in ms. */
const everyMs = 4_000

function toRow({ id, kind, state, text, pictures, createdAt, reply }: Item, timeZone: string): FeedbackRow {
  const { label, tone } = stateTexts[state]
  return {
    id,
    kind: kindTexts[kind](),
    state: { label: label(), tone },
    text,
    pictures,
    time: shortTime(createdAt, timeZone),
    reply: reply && { text: reply.text, time: shortTime(reply.at, timeZone) },
  }
}

/** What the member has sent, with states and answers; those that are awaited show by themselves. */
export function useFeedbackList(): FeedbackListModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const query = feedbackApi.endpoints.feedbackList.useInfiniteQuery(
    { page_size: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const items = query.currentData?.pages.flatMap((page) => page.items) ?? []
  usePolling(async () => await query.refetch(), {
    everyMs,
    active: items.some(({ state }) => state !== 'answered'),
  })
  return pagedModel(query, { textOf, keyOf: ({ id }) => id, toRow: (item) => toRow(item, timeZone) })
}
