import { currentGame, gameList, launch, leave } from '@koi/contract/game'
import { openRounds, settleOpenRound } from '@koi/contract/openRound'
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
    mockRoute(launch, ({ venue_id, game_id, mode, close_other, match_id }) => {
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
        state.recentGames = [game.id, ...state.recentGames.filter((id) => id !== game.id)].slice(0, 24)
        state.game = {
          sessionId,
          venueId: venue.id,
          gameId: game.id,
          gameType,
          gameName: game.name,
          venueName: venue.name,
          startedAt: new Date(state.now()).toISOString(),
          rounds: 0,
          staked: 0n,
          payout: 0n,
          net: 0n,
          held: 0n,
          venueBalance: 0n,
        }
      }
      return {
        sessionId,
        url: framePage(game.name),
        mode,
        gameid: game.id,
        platform: String(venue.id),
        gameType,
        match: match_id ?? null,
        gameName: game.name,
        venueName: venue.name,
        moved: 0n,
      }
    }),
    mockRoute(currentGame, () => ({ game: state.game })),
    mockRoute(openRounds, () => ({ rounds: [] })),
    mockRoute(settleOpenRound, () => {
      throw new MockRefusal('unknown-round')
    }),
    mockRoute(leave, () => {
      if (!state.game) throw new MockRefusal('game-closed')
      state.game = null
      return { returned: 0n, held: 0n, open: [], central: 0n }
    }),
  ]
}
