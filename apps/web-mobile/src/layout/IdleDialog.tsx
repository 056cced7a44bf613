import { useIdle } from '@koi/features/session'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'

/** Warns a minute before an idle member is logged out; one press extends (D5). */
export function IdleDialog() {
  const idle = useIdle()
  const warned = idle.status === 'warned' ? idle : null
  return (
    <Dialog
      open={warned !== null}
      title={m.layout_idle_title()}
      role="alertdialog"
      onClose={() => warned?.onStay()}
      footer={
        <>
          <Button variant="ghost" onClick={() => warned?.onLogout()}>
            {m.layout_logout()}
          </Button>
          <Button variant="primary" onClick={() => warned?.onStay()}>
            {m.layout_idle_stay()}
          </Button>
        </>
      }
    >
      {warned ? m.layout_idle_text({ seconds: warned.secondsLeft }) : null}
    </Dialog>
  )
}
