import { fenToDecimal } from '@koi/api-core/amount'
import { type BetLine, betLimits, engines } from '@koi/contract/engines'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { draws } from '../../rules/draws.ts'
import type { Quotes } from '../../rules/matches/quotes.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { type Draw, type DrawnTitle, drawOf } from './draw.ts'
import { offeredOf } from './layBets.ts'
import type { Player } from './player.ts'
import { readLines } from './readLines.ts'

/**
 * The draw that a stake is placed on, held open until the transaction ends: who reveals it waits for that.
 *
 * @throws Refusal `draw-closed` when its bets are closed, or another one than the wanted is open.
 */
export async function holdOpenDraw(
  trx: Transaction<Schema>,
  { ctx, keyring, title, issue }: { ctx: Context; keyring: Keyring; title: DrawnTitle; issue?: string },
): Promise<Draw> {
  const { drawn_until: drawn } = await trx
    .selectFrom('games')
    .select('drawn_until')
    .where('id', '=', title.gameId)
    .forShare()
    .executeTakeFirstOrThrow()
  // Read after the wait for the lock: what counts is when the stake is taken.
  const now = ctx.clock.now()
  const draw = drawOf(keyring, title, now)
  const other = issue !== undefined && issue !== draw.issue
  if (other || now >= draw.closesAt || (drawn && drawn.getTime() >= draw.drawsAt)) {
    refuse('draw-closed', { issue: issue ?? draw.issue })
  }
  return draw
}

/**
 * Bets on one draw, of however many stakes, are together within the limits of their selections and of the game.
 *
 * @throws Refusal `amount-out-of-range`, `not-available` for one stake too many.
 */
export async function requireRoomInDraw(
  trx: Transaction<Schema>,
  player: Player,
  draw: Draw,
  bets: readonly BetLine[],
  quotes: Quotes | null = null,
): Promise<void> {
  const rounds = trx
    .selectFrom('game_rounds')
    .select('bets')
    .where('game_id', '=', player.gameId)
    .where('draws_at', '=', new Date(draw.drawsAt))
  const placed = await (
    player.memberId === null
      ? rounds.where('session_id', '=', player.sessionId)
      : rounds.where('member_id', '=', player.memberId)
  ).execute()
  if (placed.length >= draws.rounds) refuse('not-available')
  const limits = { min: player.minStake, max: player.maxStake }
  const all = [...bets, ...placed.flatMap((round) => readLines(round.bets))]
  const sumOf = (lines: readonly BetLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0n)
  const engine = engines[player.engine]
  for (const selection of offeredOf(engine, quotes)) {
    const { min, max } = betLimits(engine, selection, limits)
    if (sumOf(all.filter((line) => line.selection === selection.id)) > max) {
      refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(max) })
    }
  }
  if (sumOf(all) > limits.max) {
    refuse('amount-out-of-range', { min: fenToDecimal(limits.min), max: fenToDecimal(limits.max) })
  }
}
