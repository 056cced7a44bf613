import { type EgameViewProps, useEgamePage } from '@koi/features/lobby'
import { pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'
import { GamesPanel } from './GamesPanel.tsx'

/** `/game/egame` */
export function EgameScreen() {
  return <EgameView {...useEgamePage()} />
}

/** All slot games, to be searched by name or pinyin and narrowed by venue. */
export function EgameView({ lobby, onGame }: EgameViewProps) {
  return (
    <Screen title={pageTitles.egame()}>
      <GamesPanel lobby={lobby} onGame={onGame} />
    </Screen>
  )
}
