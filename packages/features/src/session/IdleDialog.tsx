import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'
import type { IdleModel } from './useIdle.ts'

/** Says in how many seconds an idle member is logged out; one press stays. */
export function IdleDialog({ idle }: { readonly idle: IdleModel }) {
  const warned = idle.status === 'warned' ? idle : null
  return (
    <Dialog
      open={warned !== null}
      role="alertdialog"
      size="small"
      title={m.layout_idle_title()}
      onClose={() => warned?.onStay()}
      footer={
        <>
          <Button onClick={() => warned?.onLogout()}>{m.layout_logout()}</Button>
          <Button variant="primary" onClick={() => warned?.onStay()}>
            {m.layout_idle_stay()}
          </Button>
        </>
      }
    >
      {warned ? <p>{m.layout_idle_text({ seconds: warned.secondsLeft })}</p> : null}
    </Dialog>
  )
}
