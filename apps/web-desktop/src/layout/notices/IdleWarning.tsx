import type { IdleModel } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'

export interface IdleWarningProps {
  readonly idle: IdleModel
}

/** A minute before the member is logged out for want of input: one click stays (D5). */
export function IdleWarning({ idle }: IdleWarningProps) {
  if (idle.status === 'active') return null
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      onClose={idle.onStay}
      title={m.layout_idle_title()}
      footer={
        <>
          <Button onClick={idle.onLogout}>{m.layout_logout()}</Button>
          <Button variant="primary" onClick={idle.onStay}>
            {m.layout_idle_stay()}
          </Button>
        </>
      }
    >
      <p>{m.layout_idle_text({ seconds: idle.secondsLeft })}</p>
    </Dialog>
  )
}
