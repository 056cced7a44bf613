import { m } from '@koi/i18n'
import { GameScreen } from './GameScreen.tsx'

/** `/sports`. */
export function SportsScreen() {
  return <GameScreen heading={m.game_sports_title()} />
}
