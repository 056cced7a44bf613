import type { GameContainerModel } from '@koi/features/game'
import { GameFrame } from './GameFrame.tsx'
import { GameHudBar } from './GameHudBar.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import styles from './PlayingView.module.css'

export interface PlayingViewProps {
  readonly game: Extract<GameContainerModel, { status: 'ready' }>
}

/** The HUD above, the game below it, edge to edge. */
export function PlayingView({ game }: PlayingViewProps) {
  return (
    <div className={styles['page']} data-theme="dark">
      <GameHudBar game={game} />
      <main id="content" className={styles['stage']}>
        <GameFrame game={game} />
      </main>
      <LeaveDialog game={game} />
    </div>
  )
}
