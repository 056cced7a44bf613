import { CloseOtherGame } from './CloseOtherGame.tsx'
import { GameDetails } from './GameDetails.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { LoginToPlay } from './LoginToPlay.tsx'
import type { PlayDialogModel } from './usePlayDialog.ts'

export interface PlayDialogProps {
  readonly play: PlayDialogModel
}

/** Whatever stands between a player and the game: its details, the login, another open game, a failure. */
export function PlayDialog({ play }: PlayDialogProps) {
  const { game, launch } = play
  if (launch.status === 'login') return <LoginToPlay launch={launch} />
  if (launch.status === 'confirm') return <CloseOtherGame launch={launch} />
  if (launch.status === 'error') return <LaunchFailed launch={launch} />
  return game ? <GameDetails game={game} launch={launch} onClose={play.onClose} /> : null
}
