import { GameFrame, GameStatus, useGamePage, type GamePage } from '@koi/features/game'
import { Screen } from '../../layout/Screen.tsx'
import { GameHud } from './GameHud.tsx'
import styles from './GameScreen.module.css'

/** `/sports` and `/venues`, the containers in which a launched game runs. */
export function GameScreen() {
  return <GameView {...useGamePage()} />
}

/** The game over the whole screen with its figures above, or what stands in its place. */
export function GameView({ heading, game }: GamePage) {
  if (game.status !== 'ready')
    return (
      <Screen title={heading}>
        <GameStatus game={game} />
      </Screen>
    )
  return (
    <main className={styles['playing']} data-theme="dark">
      <GameHud game={game} />
      <div className={styles['stage']}>
        <GameFrame game={game} />
      </div>
    </main>
  )
}
