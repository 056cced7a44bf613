import type { LaunchModel } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { ConfirmDialog } from '@koi/ui'
import { GameSheet } from './GameSheet.tsx'
import { LaunchErrorSheet } from './LaunchErrorSheet.tsx'
import { LaunchingSheet } from './LaunchingSheet.tsx'
import { LoginSheet } from './LoginSheet.tsx'

interface PlayOverlaysProps {
  /** The game being looked at. */
  readonly game: GameEntry | null
  readonly launch: LaunchModel
  /** Nothing is to be played after all. */
  readonly onClose: () => void
}

/** What stands between a press on a game and the game: its facts, login, one game at a time, and failures. */
export function PlayOverlays({ game, launch, onClose }: PlayOverlaysProps) {
  const confirm = launch.status === 'confirm' ? launch : null
  const looking = launch.status === 'idle' || launch.status === 'launching'
  return (
    <>
      <GameSheet
        game={looking ? game : null}
        launching={launch.status === 'launching' ? launch.mode : null}
        onPlay={launch.onPlay}
        onClose={onClose}
      />
      <LaunchingSheet open={launch.status === 'launching' && game === null} />
      <LoginSheet
        open={launch.status === 'login'}
        onDemo={() => launch.status === 'login' && launch.onDemo()}
        onCancel={() => launch.status === 'login' && launch.onCancel()}
      />
      <ConfirmDialog
        open={confirm !== null}
        title={m.game_confirm_title()}
        confirmLabel={m.game_confirm_close()}
        onConfirm={() => confirm?.onConfirm()}
        onCancel={() => confirm?.onCancel()}
      >
        {confirm ? m.game_confirm_text({ name: confirm.otherName }) : null}
      </ConfirmDialog>
      <LaunchErrorSheet failure={launch.status === 'error' ? launch : null} />
    </>
  )
}
