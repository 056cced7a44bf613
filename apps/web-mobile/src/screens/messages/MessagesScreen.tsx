import { MessageList, type MessagesModel, useMessages } from '@koi/features/messages'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { CheckIcon, IconButton } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/message`: the box lives in the address. */
export function MessagesScreen() {
  const [params, setParams] = useSearchParams()
  return <MessagesView messages={useMessages({ url: { params, setParams } })} />
}

export interface MessagesViewProps {
  readonly messages: MessagesModel
}

/** The boxes of a member; pulled down they are read again. */
export function MessagesView({ messages }: MessagesViewProps) {
  const { onReadAll, readingAll, refreshing, onRefresh } = messages
  return (
    <Screen
      title={pageTitles.messages()}
      parent={routes.user}
      action={
        onReadAll ? (
          <IconButton
            icon={CheckIcon}
            label={m.messages_read_all()}
            loading={readingAll}
            onClick={onReadAll}
          />
        ) : undefined
      }
    >
      <PulledPage refreshing={refreshing} onRefresh={onRefresh}>
        <MessageList messages={messages} />
      </PulledPage>
    </Screen>
  )
}
