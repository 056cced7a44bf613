import { fenToDecimal } from '@koi/api-core/amount'
import { zonedDate } from '@koi/api-core/dates'
import { type BetLine, engines, mainSelection } from '@koi/contract/engines'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import type { Quotes } from '../../rules/matches/quotes.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { fundStake } from '../bonus/stakeWithBonus.ts'
import { post } from '../ledger/post.ts'
import { refuse } from '../refusal.ts'
import type { Draw } from './draw.ts'
import { holdOpenDraw, requireRoomInDraw } from './openDraw.ts'
import { holdOpenMatch } from './openMatch.ts'
import { settleDrawJob } from './settleDrawJob.ts'
import { layBets } from './layBets.ts'
import { findOpenRound, findRound, lockPlayer, type Player } from './player.ts'
import { readLines, writeLines } from './readLines.ts'
import { serverSeed } from './serverSeed.ts'

interface NewRound {
  readonly id: string
  readonly stake: bigint
  readonly at: Date
  readonly draw: { readonly gameId: string; readonly drawsAt: Date } | null
}

async function takeDemo(trx: Transaction<Schema>, player: Player, stake: bigint): Promise<bigint> {
  const available = player.demoBalance ?? 0n
  if (available < stake) refuse('insufficient-balance', { available: fenToDecimal(available) })
  await trx
    .updateTable('game_sessions')
    .set({ demo_balance: available - stake })
    .where('id', '=', player.sessionId)
    .execute()
  return available - stake
}

/** Takes a stake of real money, and answers what can be staked after it with the part of a bonus in it. */
async function takeReal(
  trx: Transaction<Schema>,
  ctx: Context,
  { memberId, venueId, minStake: min }: Player & { memberId: string },
  { id, stake, at, draw }: NewRound,
) {
  const { moves, bonus } = await fundStake(trx, ctx, { memberId, venueId, stake, min, draw })
  const after = await post(trx, {
    id: ctx.random.uuid(),
    kind: 'stake',
    memberId,
    reference: `stake:${id}`,
    at,
    moves,
  })
  return { balance: (after.get(`wallet:${venueId}`) ?? 0n) + (after.get('bonus:0') ?? 0n), bonus }
}

/** What a stake may say beside its amount: what it is laid on, and the player's part of the randomness. */
interface Laid {
  readonly bets?: readonly BetLine[] | undefined
  /** Of a round that is drawn for itself. */
  readonly clientSeed?: string | undefined
}

/**
 * The next number of a round that a person can read and say: the day in the business time zone and a running number,
 * `20261123-000042`.
 */
async function nextRoundNumber(trx: Transaction<Schema>, at: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('round_numbers')::text as number`.execute(trx)
  const day = zonedDate(at, { timeZone: access.timeZone }).replaceAll('-', '')
  return `${day}-${(rows[0]?.number ?? '0').padStart(6, '0')}`
}

/** What a round of an engine keeps from its stake on: number, bets and seeds. */
async function layRound(
  trx: Transaction<Schema>,
  keyring: Keyring,
  player: Player,
  {
    round,
    stake,
    at,
    bets,
    clientSeed,
    draw,
    quotes,
  }: Laid & { round: string; stake: bigint; at: Date; draw: Draw | null; quotes: Quotes | null },
) {
  const { engine, sessionId, minStake: min, maxStake: max } = player
  const nonce = player.nonce + 1
  const laid = layBets(engine, stake, bets, { min, max }, quotes)
  if (draw !== null) {
    await requireRoomInDraw(trx, player, draw, laid, quotes)
    return {
      number: await nextRoundNumber(trx, at),
      engine,
      bets: writeLines(laid),
      server_seed: draw.serverSeed,
      client_seed: draw.clientSeed,
      nonce: draw.number,
      issue: draw.issue,
      draws_at: new Date(draw.drawsAt),
      match: player.match && JSON.stringify(player.match),
    }
  }
  await trx.updateTable('game_sessions').set({ nonce }).where('id', '=', sessionId).execute()
  return {
    number: await nextRoundNumber(trx, at),
    engine,
    bets: writeLines(laid),
    server_seed: serverSeed(keyring, sessionId, nonce),
    client_seed: clientSeed ?? round,
    nonce,
  }
}

/** Whether a repeated stake lays other bets than the first time, or is to be drawn from another seed. */
function laysOther(known: Selectable<GameRoundTable>, { bets, clientSeed }: Laid): boolean {
  if (known.engine === null) return bets !== undefined || clientSeed !== undefined
  const quoted = known.match !== null
  const text = (lines: readonly BetLine[]) =>
    lines.map(({ selection, amount, quote }) => `${selection}=${amount}@${quoted ? quote : ''}`).join()
  const laid = bets ?? [{ selection: mainSelection(engines[known.engine]).id, amount: known.stake }]
  const otherSeed = known.issue === null && (clientSeed ?? known.round) !== known.client_seed
  return otherSeed || text(readLines(known.bets)) !== text(laid)
}

/** What a stake waits for, with the odds where it is a match; nothing for a round that is drawn for itself. */
async function drawToBetOn(
  trx: Transaction<Schema>,
  {
    ctx,
    keyring,
    player: { gameId, drawSeconds: seconds, match: planned },
    issue,
    bets,
  }: {
    ctx: Context
    keyring: Keyring
    player: Player
    issue: string | undefined
    bets: readonly BetLine[] | undefined
  },
): Promise<{ draw: Draw | null; quotes: Quotes | null }> {
  if (planned) return holdOpenMatch(trx, { ctx, keyring, gameId, planned, issue, bets })
  if (seconds === null) {
    if (issue !== undefined) refuse('draw-closed', { issue })
    return { draw: null, quotes: null }
  }
  const title = { gameId, seconds }
  const named = issue === undefined ? {} : { issue }
  return { draw: await holdOpenDraw(trx, { ctx, keyring, title, ...named }), quotes: null }
}

/**
 * Places a stake: from the venue wallet into the held account. The same round with the same amount, bets
 * and seed answers the same again and moves nothing. In a game that is drawn on a clock it is a bet on the open draw, of which
 * there may be several.
 *
 * @throws Refusal `game-closed`, `idempotency-conflict` for the round with another amount,
 * other bets or another seed, `invalid-input` for bets that the game does not take, `amount-out-of-range`,
 * `game-active` with the round that has to be settled first, `draw-closed`, `odds-changed` on a match of the schedule, `not-available` for one bet too many on a draw,
 * `insufficient-balance`.
 */
export async function placeStake({
  ctx,
  input,
}: {
  ctx: Context
  input: Laid & { key: string; round: string; amount: bigint; issue?: string | undefined }
}) {
  const { amount: stake } = input
  const round = input.round.toLowerCase()
  const keyring = await ctx.keyring()
  return transact(ctx.db, async (trx) => {
    const player = await lockPlayer(trx, ctx, input.key)
    const { sessionId, memberId, venueId, gameId } = player
    const known = await findRound(trx, player, round)
    if (known) {
      if (known.stake !== stake || known.game_id !== gameId || laysOther(known, input))
        refuse('idempotency-conflict')
      return { round, stake: fenToDecimal(stake), balance: fenToDecimal(known.stake_balance) }
    }
    const open = await findOpenRound(trx, player)
    if (open) refuse('game-active', { ...open })

    const { issue } = input
    const { draw, quotes } = await drawToBetOn(trx, { ctx, keyring, player, issue, bets: input.bets })
    const at = new Date(ctx.clock.now())
    const placed = {
      id: ctx.random.uuid(),
      stake,
      at,
      draw: draw && { gameId, drawsAt: new Date(draw.drawsAt) },
    }
    const laid = await layRound(trx, keyring, player, { ...input, round, stake, at, draw, quotes })
    const { balance, bonus } =
      memberId === null
        ? { balance: await takeDemo(trx, player, stake), bonus: null }
        : await takeReal(trx, ctx, { ...player, memberId }, placed)
    await trx
      .insertInto('game_rounds')
      .values({
        id: placed.id,
        session_id: sessionId,
        round,
        member_id: memberId,
        venue_id: venueId,
        game_id: gameId,
        stake,
        payout: null,
        stake_balance: balance,
        payout_balance: null,
        placed_at: at,
        settled_at: null,
        ...laid,
      })
      .execute()
    if (bonus) {
      await trx
        .insertInto('bonus_rounds')
        .values({ round_id: placed.id, bonus_id: bonus.id, stake: bonus.stake })
        .execute()
    }
    await trx.updateTable('game_sessions').set({ last_active_at: at }).where('id', '=', sessionId).execute()
    if (draw !== null) {
      // Asked for last: the first stake on a draw keeps the others waiting here until it is written.
      await ctx.queue.enqueue(trx, {
        kind: settleDrawJob,
        payload: { gameId, drawsAt: new Date(draw.drawsAt).toISOString() },
        runAt: draw.drawsAt,
        dedupeKey: `${draw.clientSeed}:${draw.drawsAt}`,
      })
    }
    return { round, stake: fenToDecimal(stake), balance: fenToDecimal(balance) }
  })
}
