import type { GameContainerModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { ConfirmDialog } from '@koi/ui'

export interface LeaveDialogProps {
  readonly game: Extract<GameContainerModel, { status: 'ready' }>
}

/** While a stake is held, leaving is asked about. */
export function LeaveDialog({ game }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={game.leaving === 'asking'}
      title={m.game_leaving_title()}
      confirmLabel={m.game_leave_game()}
      cancelLabel={m.game_stay()}
      onConfirm={game.onConfirmLeave}
      onCancel={game.onStay}
    >
      {m.game_leaving_text()}
    </ConfirmDialog>
  )
}
