import type { LaunchModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'

export interface LaunchFailedProps {
  readonly launch: Extract<LaunchModel, { status: 'error' }>
}

/** Why a game did not open, and another try. */
export function LaunchFailed({ launch }: LaunchFailedProps) {
  return (
    <Dialog
      open
      title={m.game_error_title()}
      onClose={launch.onDismiss}
      footer={
        <>
          <Button onClick={launch.onDismiss}>{m.common_close()}</Button>
          <Button variant="primary" onClick={launch.onRetry}>
            {m.common_retry()}
          </Button>
        </>
      }
    >
      <p role="alert">{launch.message}</p>
    </Dialog>
  )
}
