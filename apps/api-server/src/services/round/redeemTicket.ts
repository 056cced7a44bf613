import { fenToDecimal } from '@koi/api-core/amount'
import { transact } from '../../db/transact.ts'
import { play } from '../../rules/games.ts'
import { newToken, sha256 } from '../../security/token.ts'
import { readStakeableBonus } from '../bonus/stakeWithBonus.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { localName } from '../locale.ts'
import { matchOnClock } from '../match/matchOnClock.ts'
import { readPlanned } from '../match/readPlanned.ts'
import { schedule } from '../match/scheduled.ts'
import { refuse } from '../refusal.ts'
import { commitmentToNext } from './commitmentToNext.ts'
import { findLastRound, findOpenRound } from './player.ts'

/**
 * Redeems a one-time ticket for the key of its game session. The key is stored only as a hash and dies with the
 * session.
 *
 * @throws Refusal `game-closed` when the ticket is unknown, used, expired, or its session is closed.
 */
export async function redeemTicket({ ctx, input }: { ctx: Context; input: { ticket: string } }) {
  const keyring = await ctx.keyring()
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
      .select(['g.name_zh', 'g.name_en', 'g.rtp', 'g.min_stake', 'g.max_stake', 'g.engine', 'v.game_type'])
      .select('g.draw_seconds')
      .select(['v.name_zh as venue_zh', 'v.name_en as venue_en'])
      .where('g.id', '=', session.game_id)
      .executeTakeFirstOrThrow()
    const memberId = session.mode === 'real' ? session.member_id : null
    const gameId = session.game_id
    const drawSeconds = game.draw_seconds && (ctx.drawSeconds ?? game.draw_seconds)
    const planned = readPlanned(session.match)
    const match = planned && matchOnClock(schedule(keyring, planned), ctx.clock.now())
    const open = await findOpenRound(trx, { sessionId: session.id, memberId, gameId })
    const since = new Date(ctx.clock.now() - play.toldAgain)
    // A demo session is new with every launch: it has no rounds yet.
    const lastRound = memberId === null ? null : await findLastRound(trx, { memberId, gameId }, since)
    const wallet = { kind: 'wallet', venueId: session.venue_id } as const
    const balance =
      memberId === null
        ? session.demo_balance
        : ((await lockAccounts(trx, memberId, [wallet])).get(`wallet:${session.venue_id}`)?.balance ?? 0n) +
          (await readStakeableBonus(trx, ctx, memberId))
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
      lastRound,
      openRound: open,
      engine: game.engine,
      next: commitmentToNext(ctx, keyring, {
        sessionId: session.id,
        nonce: session.nonce,
        gameId,
        drawSeconds,
        match: planned,
      }),
      drawSeconds,
      match,
      selection: session.selection,
    }
  })
}
