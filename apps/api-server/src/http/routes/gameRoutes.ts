import { contract } from '@koi/contract'
import { launch } from '../../services/game/launch.ts'
import { leave } from '../../services/game/leave.ts'
import { listGames } from '../../services/game/listGames.ts'
import { readCurrentGame } from '../../services/game/readCurrentGame.ts'
import { readOpenRounds, settleOpenRound } from '../../services/round/openRounds.ts'
import { readBets } from '../../services/round/readBets.ts'
import { catalogueRoute, memberRoute, pageOf, route } from './route.ts'

export const gameRoutes = [
  catalogueRoute(contract.gameList, ({ ctx, locale }, { show }) =>
    listGames({ ctx, input: { show, locale } }),
  ),
  route(contract.launch, ({ ctx, brand, member, key, locale, shellOrigin }, input) => {
    const { venue_id: venueId, game_id: gameId, mode, close_other: closeOther = false, transfer } = input
    const { match_id: matchId, selection } = input
    const memberId = member?.memberId ?? null
    const game = { venueId, gameId, mode, closeOther, transfer, matchId, selection }
    const request = { ...game, brand, locale, shellOrigin }
    return launch({ ctx, input: { memberId, key, ...request } })
  }),
  memberRoute(contract.leave, ({ ctx, memberId, key }, { session_id: sessionId }) =>
    leave({ ctx, input: { memberId, key, sessionId } }),
  ),
  memberRoute(contract.currentGame, ({ ctx, memberId, locale }) =>
    readCurrentGame({ ctx, input: { memberId, locale } }),
  ),
  memberRoute(contract.openRounds, ({ ctx, memberId, locale }) =>
    readOpenRounds({ ctx, input: { memberId, locale } }),
  ),
  memberRoute(contract.settleOpenRound, ({ ctx, memberId, key, locale }, { round }) =>
    settleOpenRound({ ctx, input: { memberId, key, round, locale } }),
  ),
  memberRoute(contract.betRecord, ({ ctx, memberId, locale }, input) => {
    const { start, end, venue_id: venueId, state, changed_since: changedSince } = input
    return readBets({
      ctx,
      input: { memberId, start, end, venueId, state, changedSince, ...pageOf(input), locale },
    })
  }),
]
