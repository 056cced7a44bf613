import { lazy, Suspense } from 'react'
import { CloseOtherGame } from './CloseOtherGame.tsx'
import { GameDetails } from './GameDetails.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import type { PlayDialogModel } from './usePlayDialog.ts'

// Most visits to a page with games need no login form.
const LoginToPlay = lazy(async () => ({ default: (await import('./LoginToPlay.tsx')).LoginToPlay }))

export interface PlayDialogProps {
  readonly play: PlayDialogModel
}

/** Whatever stands between a player and the game: its details, the login, another open game, a failure. */
export function PlayDialog({ play }: PlayDialogProps) {
  const { game, launch } = play
  if (launch.status === 'login')
    return (
      <Suspense>
        <LoginToPlay launch={launch} />
      </Suspense>
    )
  if (launch.status === 'confirm') return <CloseOtherGame launch={launch} />
  if (launch.status === 'error') return <LaunchFailed launch={launch} />
  return game ? <GameDetails game={game} launch={launch} onClose={play.onClose} /> : null
}
