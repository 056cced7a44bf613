import { fenToDecimal } from '@koi/api-core/amount'
import { transact } from '../../db/transact.ts'
import { newToken } from '../../security/newToken.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'
import { localName } from '../game/localName.ts'
import { lockAccounts } from '../ledger/lockAccounts.ts'
import { refuse } from '../refuse.ts'
import { findOpenRound } from './findOpenRound.ts'

/**
 * Redeems a one-time ticket for the key of its game session. The key is stored only as a hash and dies with the
 * session.
 *
 * @throws Refusal `game-closed` when the ticket is unknown, used, expired, or its session is closed.
 */
export function redeemTicket({ ctx, input }: { ctx: Context; input: { ticket: string } }) {
  return transact(ctx.db, async (trx) => {
    const key = newToken(ctx.random)
    const session = await trx
      .updateTable('game_sessions')
      .set({ ticket_hash: null, key_hash: sha256(key) })
      .where('ticket_hash', '=', sha256(input.ticket))
      .where('ticket_expires_at', '>', new Date(ctx.clock.now()))
      .where('closed_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!session) refuse('game-closed')
    const game = await trx
      .selectFrom('games as g')
      .innerJoin('venues as v', 'v.id', 'g.venue_id')
      .select(['g.name_zh', 'g.name_en', 'g.rtp', 'g.min_stake', 'g.max_stake', 'v.game_type'])
      .select(['v.name_zh as venue_zh', 'v.name_en as venue_en'])
      .where('g.id', '=', session.game_id)
      .executeTakeFirstOrThrow()
    const memberId = session.mode === 'real' ? session.member_id : null
    const open = await findOpenRound(trx, { sessionId: session.id, memberId, gameId: session.game_id })
    const wallet = { kind: 'wallet', venueId: session.venue_id } as const
    const balance =
      memberId === null
        ? session.demo_balance
        : (await lockAccounts(trx, memberId, [wallet])).get(`wallet:${session.venue_id}`)?.balance
    return {
      key,
      gameType: game.game_type,
      gameName: localName(game, session.locale),
      venueName: localName({ name_zh: game.venue_zh, name_en: game.venue_en }, session.locale),
      mode: session.mode,
      balance: fenToDecimal(balance ?? 0n),
      stake: { min: fenToDecimal(game.min_stake), max: fenToDecimal(game.max_stake) },
      rtp: game.rtp,
      locale: session.locale,
      shellOrigin: session.shell_origin,
      openRound: open ? { round: open.round, stake: fenToDecimal(open.stake) } : null,
    }
  })
}
