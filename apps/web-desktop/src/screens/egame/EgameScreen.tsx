import { type EgameViewProps, useEgamePage } from '@koi/features/lobby'
import { pageTitles } from '@koi/features/routing'
import { PageHeading } from '@koi/ui'
import styles from './EgameScreen.module.css'
import { GameBrowser } from './GameBrowser.tsx'

/** `/game/egame` */
export function EgameScreen() {
  return <EgameView {...useEgamePage()} />
}

/** Every slot game, by venue, name and filter. */
export function EgameView({ lobby, onGame }: EgameViewProps) {
  return (
    <div className={styles['lobby']}>
      <PageHeading>{pageTitles.egame()}</PageHeading>
      <GameBrowser lobby={lobby} onGame={onGame} top={188} />
    </div>
  )
}
