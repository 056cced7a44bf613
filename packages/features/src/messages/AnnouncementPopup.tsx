import { m } from '@koi/i18n'
import { asFailure, messageApi } from '@koi/store'
import { Button, Checkbox, Modal } from '@koi/ui'
import { useState } from 'react'
import { ArticleBody } from '../news/ArticleBody.tsx'
import { messageText } from './messageText.ts'
import { useMessageActions } from './useMessageActions.ts'

export interface AnnouncementPopupProps {
  /** Which message to show. */
  readonly id: string
  /** It is put away until the next visit. */
  readonly onClose: () => void
}

/** An announcement over the page. Ticked, it is marked as read and comes on no device again. */
export function AnnouncementPopup({ id, onClose }: AnnouncementPopupProps) {
  const [never, setNever] = useState(false)
  const { onRead } = useMessageActions()
  const { currentData, error } = messageApi.endpoints.message.useQuery({ id })
  const close = () => {
    if (never) onRead(id)
    onClose()
  }
  if (asFailure(error)) return null
  return (
    <Modal
      open={currentData !== undefined}
      onClose={close}
      title={currentData ? messageText(currentData.content).title : ''}
      actions={
        <Button variant="primary" onClick={close}>
          {m.messages_popup_close()}
        </Button>
      }
    >
      {currentData ? <ArticleBody blocks={currentData.body} /> : null}
      <Checkbox checked={never} onCheckedChange={setNever}>
        {m.messages_popup_hide()}
      </Checkbox>
    </Modal>
  )
}
