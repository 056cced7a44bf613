import { RefreshButton } from '@koi/features/loading'
import { MessageList, type MessagesModel, useMessages } from '@koi/features/messages'
import { pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card } from '@koi/ui'
import { useSearchParams } from 'react-router-dom'
import { Page, PageActions } from '../../layout/Page.tsx'

/** `/user/message`: the box lives in the address. */
export function MessagesScreen() {
  const [params, setParams] = useSearchParams()
  return <MessagesView messages={useMessages({ url: { params, setParams } })} />
}

export interface MessagesViewProps {
  readonly messages: MessagesModel
}

/** The boxes of a member. */
export function MessagesView({ messages }: MessagesViewProps) {
  const { onReadAll, readingAll } = messages
  return (
    <Page
      title={pageTitles.messages()}
      actions={
        <PageActions>
          {onReadAll ? (
            <Button size="small" loading={readingAll} onClick={onReadAll}>
              {m.messages_read_all()}
            </Button>
          ) : null}
          <RefreshButton model={messages} />
        </PageActions>
      }
    >
      <Card>
        <MessageList messages={messages} />
      </Card>
    </Page>
  )
}
