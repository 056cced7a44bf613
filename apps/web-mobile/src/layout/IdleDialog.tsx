import { useIdle } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'

/** Warns a minute before an idle member is logged out; one press extends (D5). */
export function IdleDialog() {
  const idle = useIdle()
  if (idle.status === 'active') return null
  return (
    <Dialog
      open
      title={m.layout_idle_title()}
      onClose={idle.onStay}
      role="alertdialog"
      footer={
        <>
          <Button variant="ghost" onClick={idle.onLogout}>
            {m.layout_logout()}
          </Button>
          <Button variant="primary" onClick={idle.onStay}>
            {m.layout_idle_stay()}
          </Button>
        </>
      }
    >
      {m.layout_idle_text({ seconds: idle.secondsLeft })}
    </Dialog>
  )
}
