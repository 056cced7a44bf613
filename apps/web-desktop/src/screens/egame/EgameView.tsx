import type { GameEntry, GameLobbyModel } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { PageHeading } from '@koi/ui'
import { GameBrowser } from '../../parts/games/GameBrowser.tsx'
import styles from './EgameView.module.css'

export interface EgameViewProps {
  readonly lobby: GameLobbyModel
  readonly onGame: (game: GameEntry) => void
}

/** Every slot game, by platform, name and filter. */
export function EgameView({ lobby, onGame }: EgameViewProps) {
  return (
    <div className={styles['lobby']}>
      <PageHeading className={styles['title']}>{m.lobby_egame_title()}</PageHeading>
      <GameBrowser lobby={lobby} onGame={onGame} />
    </div>
  )
}
