import { currentGame, gameList, launch, leave } from '@koi/contract'
import { tabs } from '../fixtures/tabs.ts'
import { venues } from '../fixtures/venues.ts'
import { framePage } from './framePage.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

/** Venues, games, and one running game without rounds. */
export function gameRoutes(state: MockState): readonly MockRoute[] {
  return [
    mockRoute(gameList, () => ({ tabs, venues: [...venues] })),
    mockRoute(launch, ({ venue_id, game_id, mode, close_other }) => {
      const venue = venues.find(({ id }) => id === venue_id)
      if (!venue) throw new MockRefusal('unknown-venue')
      if (venue.status.state === 'maintenance') {
        throw new MockRefusal('venue-maintenance', { until: venue.status.until })
      }
      const game = game_id === undefined ? venue.games[0] : venue.games.find(({ id }) => id === game_id)
      if (!game) throw new MockRefusal('unknown-game')
      const { gameType } = venue
      const sessionId = `s${state.now()}`
      if (mode === 'real') {
        signedIn(state)
        if (state.game && !close_other) {
          const { sessionId: open, venueId, gameId } = state.game
          throw new MockRefusal('game-active', {
            sessionId: open,
            venueId,
            gameid: gameId,
            platform: String(venueId),
          })
        }
        state.game = {
          sessionId,
          venueId: venue.id,
          gameId: game.id,
          gameType,
          gameName: game.name,
          venueName: venue.name,
          startedAt: new Date(state.now()).toISOString(),
          rounds: 0,
          staked: '0.00',
          payout: '0.00',
          net: '0.00',
          held: '0.00',
          venueBalance: '0.00',
        }
      }
      return {
        sessionId,
        url: framePage(game.name),
        mode,
        gameid: game.id,
        platform: String(venue.id),
        gameType,
        gameName: game.name,
        venueName: venue.name,
        moved: '0.00',
      }
    }),
    mockRoute(currentGame, () => ({ game: state.game })),
    mockRoute(leave, () => {
      if (!state.game) throw new MockRefusal('game-closed')
      state.game = null
      return { returned: '0.00', held: '0.00', central: '0.00' }
    }),
  ]
}
