import { type Selectable, sql, type Transaction } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { countRound, lockBonusOfRound, settlingMoves } from '../bonus/settleWithBonus.ts'
import { readStakeableBonus } from '../bonus/stakeWithBonus.ts'
import type { Context } from '../context.ts'
import { post } from '../ledger/post.ts'
import { countDay } from '../turnover/countDay.ts'
import { raiseLevel } from '../vip/levels.ts'
import { countStake } from '../turnover/countTurnover.ts'
import { countedStake } from './countedStake.ts'
import { revealDraws } from './draw.ts'
import { drawRound } from './drawRound.ts'

/** A settled round, in fen. */
interface Settled {
  readonly payout: bigint
  readonly balance: bigint
}

async function creditDemo(trx: Transaction<Schema>, sessionId: string, payout: bigint): Promise<bigint> {
  const session = await trx
    .updateTable('game_sessions')
    .set({ demo_balance: sql<bigint>`demo_balance + ${payout}::int8` })
    .where('id', '=', sessionId)
    .returning('demo_balance')
    .executeTakeFirstOrThrow()
  return session.demo_balance ?? 0n
}

/** Credits a round of real money and counts it: for withdrawals, for the day, and for a bonus. Answers what can be staked then. */
async function creditReal(
  trx: Transaction<Schema>,
  ctx: Context,
  memberId: string,
  round: {
    id: string
    venueId: number
    stake: bigint
    /** What of the stake counts as turnover. */
    counted: bigint
    payout: bigint
    placedAt: Date
    at: Date
  },
): Promise<bigint> {
  const { id, venueId, stake, counted, at } = round
  const part = await lockBonusOfRound(trx, ctx, id)
  const after = await post(trx, {
    id: ctx.random.uuid(),
    kind: 'settle',
    memberId,
    reference: `settle:${id}`,
    at,
    moves: settlingMoves(round, part),
  })
  // Of what counts, as large a part is the member's own as of the stake.
  const own = ((stake - (part?.stake ?? 0n)) * counted) / stake
  await countStake(trx, { memberId, stake: own, placedAt: round.placedAt })
  const { game_type: gameType } = await trx
    .selectFrom('venues')
    .select('game_type')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow()
  await countDay(trx, { memberId, gameType, staked: own, at })
  await raiseLevel(trx, ctx, memberId)
  const cash = after.get(`wallet:${venueId}`) ?? 0n
  if (!part) return cash
  await countRound(trx, { ctx, part, round: { id, stake: counted, gameType } })
  return cash + (await readStakeableBonus(trx, ctx, memberId))
}

/** Whether a round waits for no draw that is still to come. */
export function isDrawn(
  { clock }: Pick<Context, 'clock'>,
  { draws_at: drawsAt }: Pick<Selectable<GameRoundTable>, 'draws_at'>,
): boolean {
  return drawsAt === null || drawsAt.getTime() <= clock.now()
}

/**
 * Draws the outcome of an open round and pays it: the held stake goes to the house, the payout to the venue wallet.
 * The caller has made sure that nobody else settles the round meanwhile, and that it {@link isDrawn}.
 */
export async function payOut(
  trx: Transaction<Schema>,
  ctx: Context,
  round: Selectable<GameRoundTable>,
): Promise<Settled> {
  if (round.draws_at !== null) await revealDraws(trx, round.game_id, round.draws_at)
  const { payout, kept } = drawRound(round)
  const at = new Date(ctx.clock.now())
  const balance =
    round.member_id === null
      ? await creditDemo(trx, round.session_id, payout)
      : await creditReal(trx, ctx, round.member_id, {
          id: round.id,
          venueId: round.venue_id,
          stake: round.stake,
          counted: await countedStake(trx, round),
          payout,
          placedAt: round.placed_at,
          at,
        })
  await trx
    .updateTable('game_rounds')
    .set({ payout, payout_balance: balance, settled_at: at, ...kept })
    .where('id', '=', round.id)
    .execute()
  return { payout, balance }
}
