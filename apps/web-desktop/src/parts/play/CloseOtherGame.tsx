import type { LaunchModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { ConfirmDialog } from '@koi/ui'

export interface CloseOtherGameProps {
  readonly launch: Extract<LaunchModel, { status: 'confirm' }>
}

/** One game at a time (RTS 14C): close the other first? */
export function CloseOtherGame({ launch }: CloseOtherGameProps) {
  return (
    <ConfirmDialog
      open
      title={m.game_confirm_title()}
      confirmLabel={m.game_confirm_close()}
      onConfirm={launch.onConfirm}
      onCancel={launch.onCancel}
    >
      {m.game_confirm_text({ name: launch.otherName })}
    </ConfirmDialog>
  )
}
