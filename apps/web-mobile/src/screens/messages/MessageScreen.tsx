import { MessageSection, type MessageSectionProps, useMessage } from '@koi/features/messages'
import { routes, pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/messageDetail`: the message is named in the query. */
export function MessageScreen() {
  return <MessageView {...useMessage()} />
}

/** A message under its own title. */
export function MessageView({ model, onList }: MessageSectionProps) {
  return (
    <Screen
      title={model.status === 'ready' ? model.title : pageTitles.messageDetail()}
      parent={routes.messages}
    >
      <MessageSection model={model} onList={onList} />
    </Screen>
  )
}
