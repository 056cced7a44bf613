import { GameFrame, GameStatus, useGamePage, type GamePage } from '@koi/features/game'
import { PageHeading } from '@koi/ui'
import { GameHud } from './GameHud.tsx'
import styles from './GameScreen.module.css'

/** `/sports` and `/venues`, the containers in which a launched game runs. */
export function GameScreen() {
  return <GameView {...useGamePage()} />
}

/** The HUD above, the game below it, edge to edge; or what stands in its place. */
export function GameView({ heading, game }: GamePage) {
  if (game.status !== 'ready')
    return (
      <main id="content" className={styles['page']}>
        <PageHeading className={styles['heading']}>{heading}</PageHeading>
        <GameStatus game={game} />
      </main>
    )
  return (
    <div className={styles['playing']} data-theme="dark">
      <GameHud game={game} />
      <main id="content" className={styles['stage']}>
        <GameFrame game={game} />
      </main>
    </div>
  )
}
