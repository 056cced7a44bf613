import { m } from '@koi/i18n'
import { GameScreen } from './GameScreen.tsx'

/** `/venues`. */
export function VenuesScreen() {
  return <GameScreen heading={m.game_venues_title()} />
}
