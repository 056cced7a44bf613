import { formatDateTime } from '@koi/api-core/dates'
import { type Message, type MessageBox, messageBoxes } from '@koi/contract/message'
import { m } from '@koi/i18n'
import { messageApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type PagedModel, pagedModel } from '../loading/pagedModel.ts'
import { useRefresh } from '../loading/useRefresh.ts'
import { withParams, type UrlState } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'
import { useBrand } from '../runtime/brand.ts'
import { messageText } from './messageText.ts'
import { useMessageActions, type MessageActions } from './useMessageActions.ts'

/** One message of a list. */
export interface MessageRow {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly text: string
  readonly at: string
  /** In the business time zone, `2026-11-23 14:05`. */
  readonly time: string
  readonly unread: boolean
}

interface BoxTab {
  readonly id: MessageBox
  readonly label: string
  /** How many are unread; null where none is, or nobody knows. */
  readonly count: number | null
}

export interface MessagesModel {
  readonly box: MessageBox
  readonly boxes: readonly BoxTab[]
  readonly onBox: (box: MessageBox) => void
  readonly list: PagedModel<MessageRow>
  readonly actions: Pick<MessageActions, 'onRead' | 'onRemove'>
  /** Marks the box as read; null where nothing in it is unread. */
  readonly onReadAll: (() => void) | null
  readonly readingAll: boolean
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

const boxNames: Readonly<Record<MessageBox, () => string>> = {
  inbox: m.messages_box_inbox,
  announcement: m.messages_box_announcement,
  promotion: m.messages_box_promotion,
}

/** Where a message is read; the address may be kept. */
export function messagePath(id: string): string {
  return `${routes.messageDetail}?${new URLSearchParams({ id }).toString()}`
}

function toRow({ id, content, createdAt, readAt }: Message, timeZone: string): MessageRow {
  const { title, text } = messageText(content)
  return {
    id,
    href: messagePath(id),
    title,
    text,
    at: createdAt,
    time: formatDateTime(createdAt, { timeZone }).slice(0, 16),
    unread: readAt === null,
  }
}

/** The messages of the box that the address names, and what the member can do with them. */
export function useMessages({ url: { params, setParams } }: { readonly url: UrlState }): MessagesModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const { onReadAll, readingAll, ...actions } = useMessageActions()
  const box = messageBoxes.find((one) => one === params.get('box')) ?? 'inbox'
  const query = messageApi.endpoints.messageList.useInfiniteQuery(
    { box },
    { refetchOnMountOrArgChange: true },
  )
  const refresh = useRefresh(() => query.refetch())
  const unread = query.data?.pages.at(-1)?.unread
  return {
    box,
    boxes: messageBoxes.map((id) => ({ id, label: boxNames[id](), count: unread?.[id] || null })),
    onBox: (next) =>
      setParams(withParams(params, { box: next === 'inbox' ? null : next }), { preventScrollReset: true }),
    list: pagedModel(query, { textOf, toRow: (item) => toRow(item, timeZone), keyOf: ({ id }) => id }),
    actions,
    onReadAll: unread?.[box] ? () => onReadAll(box) : null,
    readingAll,
    ...refresh,
  }
}
