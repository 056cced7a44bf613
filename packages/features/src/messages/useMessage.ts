import { formatDateTime } from '@koi/api-core/dates'
import type { ArticleBlock } from '@koi/contract/article'
import { m } from '@koi/i18n'
import { asFailure, messageApi } from '@koi/store'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useFailureText } from '../errors/failureText.ts'
import { routes } from '../routing/pages.ts'
import { useDocumentTitle } from '../routing/useDocumentTitle.ts'
import { useBrand } from '../runtime/brand.ts'
import { messageText, type MessageText } from './messageText.ts'
import { useMessageActions } from './useMessageActions.ts'

export type MessageModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  /** There is no such message, or not any more. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly title: string
      readonly at: string
      readonly time: string
      /** What a message about one thing says; a bulletin has a body. */
      readonly text: string
      readonly body: readonly ArticleBlock[]
      readonly action: MessageText['action']
      /** Removes it and goes back to the list, where it can be undone. */
      readonly onRemove: () => void
    }

/** The message that the address names. Opening it marks it as read. */
export function useMessage(): { readonly model: MessageModel; readonly onList: () => void } {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const navigate = useNavigate()
  const actions = useMessageActions()
  const query = messageApi.endpoints.message.useQuery({ id }, { skip: id === '' })
  const { currentData } = query
  const read = useEffectEvent((opened: string) => actions.onRead(opened))
  const opened = currentData?.readAt === null ? currentData.id : null
  useEffect(() => {
    if (opened !== null) read(opened)
  }, [opened])
  const said = currentData ? messageText(currentData.content) : null
  useDocumentTitle(said?.title ?? null)

  const onList = () => void navigate(routes.messages)
  const failure = asFailure(query.error)
  if (!currentData || !said) {
    const gone = failure?.code === 'message-unknown' || failure?.code === 'invalid-input'
    if (id === '' || gone) return { model: { status: 'empty' }, onList }
    if (!failure || query.isFetching) return { model: { status: 'loading' }, onList }
    return {
      model: { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() },
      onList,
    }
  }
  const { body, link, createdAt, box } = currentData
  return {
    onList,
    model: {
      status: 'ready',
      title: said.title,
      at: createdAt,
      time: formatDateTime(createdAt, { timeZone }).slice(0, 16),
      text: said.text,
      body,
      action: link === null ? said.action : { label: m.messages_open_link(), href: link },
      onRemove: () => {
        actions.onRemove(id)
        void navigate(box === 'inbox' ? routes.messages : `${routes.messages}?box=${box}`, { replace: true })
      },
    },
  }
}
