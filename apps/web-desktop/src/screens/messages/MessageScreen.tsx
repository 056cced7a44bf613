import { MessageSection, type MessageSectionProps, useMessage } from '@koi/features/messages'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Breadcrumb } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/user/messageDetail`: the message is named in the query. */
export function MessageScreen() {
  return <MessageView {...useMessage()} />
}

/** A message under its own title, with the way back to the boxes. */
export function MessageView({ model, onList }: MessageSectionProps) {
  return (
    <>
      <Breadcrumb
        label={m.messages_boxes()}
        items={[
          { label: pageTitles.messages(), href: routes.messages },
          { label: pageTitles.messageDetail() },
        ]}
      />
      <Page title={model.status === 'ready' ? model.title : pageTitles.messageDetail()}>
        <MessageSection model={model} onList={onList} />
      </Page>
    </>
  )
}
