import { contract } from '@koi/contract'
import { launch } from '../../services/game/launch.ts'
import { leave } from '../../services/game/leave.ts'
import { listGames } from '../../services/game/listGames.ts'
import { readCurrentGame } from '../../services/game/readCurrentGame.ts'
import { readBets } from '../../services/record/readBets.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

const defaultPageSize = 20

export const gameRoutes = [
  route(contract.gameList, ({ ctx, locale }, { show }) => listGames({ ctx, input: { show, locale } })),
  route(contract.launch, (call, input) => {
    const { ctx, locale, shellOrigin, member, idempotencyKey } = call
    return launch({
      ctx,
      input: {
        memberId: member?.memberId ?? null,
        key: idempotencyKey,
        venueId: input.venue_id,
        gameId: input.game_id,
        mode: input.mode,
        closeOther: input.close_other ?? false,
        locale,
        shellOrigin,
      },
    })
  }),
  route(contract.leave, (call, input) => {
    const { memberId } = memberOf(call)
    return leave({
      ctx: call.ctx,
      input: { memberId, key: call.idempotencyKey, sessionId: input.session_id },
    })
  }),
  route(contract.currentGame, (call) => {
    const { memberId } = memberOf(call)
    return readCurrentGame({ ctx: call.ctx, input: { memberId, locale: call.locale } })
  }),
  route(contract.betRecord, (call, input) => {
    const { memberId } = memberOf(call)
    return readBets({
      ctx: call.ctx,
      input: {
        memberId,
        start: input.start,
        end: input.end,
        venueId: input.venue_id,
        state: input.state,
        page: input.page ?? 1,
        pageSize: input.page_size ?? defaultPageSize,
        locale: call.locale,
      },
    })
  }),
]
