import type { LaunchModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { Button, Sheet } from '@koi/ui'
import { useLast } from '../useLast.ts'

interface LaunchErrorSheetProps {
  /** Why the game did not open; null closes the sheet. */
  readonly failure: Extract<LaunchModel, { status: 'error' }> | null
}

/** A game that could not be opened: why, and once more. */
export function LaunchErrorSheet({ failure }: LaunchErrorSheetProps) {
  const shown = useLast(failure)
  if (!shown) return null
  return (
    <Sheet
      open={failure !== null}
      title={m.game_error_title()}
      onClose={shown.onDismiss}
      footer={
        <Button variant="primary" size="large" block onClick={shown.onRetry}>
          {m.common_retry()}
        </Button>
      }
    >
      {shown.message}
    </Sheet>
  )
}
