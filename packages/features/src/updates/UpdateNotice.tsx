import { m } from '@koi/i18n'
import { Actions, Button } from '@koi/ui'
import { NoticeCard } from '../notices/NoticeCard.tsx'
import type { UpdateState } from '../runtime/appUpdates.ts'

export interface UpdateNoticeProps {
  readonly state: Exclude<UpdateState, 'none'>
  readonly onAccept: () => void
  readonly onDecline: () => void
  /** The player has read that it comes with the next page. */
  readonly onRead: () => void
}

/** Says that there is a newer version of the site: to be taken now or later, or on its way with the next page. */
export function UpdateNotice({ state, onAccept, onDecline, onRead }: UpdateNoticeProps) {
  const waits = state === 'next-page'
  return (
    <NoticeCard
      title={m.layout_update_title()}
      text={waits ? m.layout_update_next() : m.layout_update_text()}
    >
      <Actions>
        {waits ? (
          <Button onClick={onRead}>{m.common_close()}</Button>
        ) : (
          <>
            <Button onClick={onDecline}>{m.layout_update_later()}</Button>
            <Button variant="primary" onClick={onAccept}>
              {m.layout_update_now()}
            </Button>
          </>
        )}
      </Actions>
    </NoticeCard>
  )
}
