import { fenToDecimal } from '@koi/api-core/amount'
import type { Kysely, Selectable } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import type { Player } from '../round/player.ts'
import { readLines } from '../round/readLines.ts'
import { settleHeldRound } from '../round/settleHeldRound.ts'
import { tellSettled } from '../round/settleRound.ts'

/** So many rounds of the last draws are told at most. */
const toldRounds = 60

/** Which rounds: on draws from a time on, or on one of these alone. */
interface Which {
  readonly from: Date
  readonly issue?: string
}

/** Rounds of a player, the latest first. */
function roundsOf(db: Kysely<Schema>, { memberId, sessionId, gameId }: Player, { from, issue }: Which) {
  let rounds = db.selectFrom('game_rounds').selectAll().where('draws_at', '>=', from)
  if (issue !== undefined) rounds = rounds.where('issue', '=', issue)
  return (
    memberId === null
      ? rounds.where('session_id', '=', sessionId)
      : rounds.where('member_id', '=', memberId).where('game_id', '=', gameId)
  )
    .orderBy('draws_at', 'desc')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(toldRounds)
    .execute()
}

/** Rounds of a player on draws from a time on; those that are due are settled first, so that nobody waits for the job. */
export async function settledRoundsOf(
  ctx: Context,
  player: Player,
  { until, ...which }: Which & { readonly until: number },
) {
  const due = (await roundsOf(ctx.db, player, which)).filter(
    (round) => round.settled_at === null && (round.draws_at?.getTime() ?? until) <= until,
  )
  for (const { id, session_id: sessionId } of due) {
    await transact(ctx.db, (trx) => settleHeldRound(trx, { ctx, input: { id, sessionId }, wait: true }))
  }
  return roundsOf(ctx.db, player, which)
}

/** Rounds as their page is told of them: those that wait, the oldest first, and those that are settled, the latest first. */
export function tellRounds(
  rounds: readonly Selectable<GameRoundTable>[],
  next: { readonly hash: string; readonly nonce: number },
) {
  return {
    placed: rounds
      .filter((round) => round.settled_at === null)
      .toReversed()
      .map(({ round, issue, stake, bets }) => ({
        round,
        issue: issue ?? '',
        stake: fenToDecimal(stake),
        bets: readLines(bets).map(({ selection, amount, quote }) => ({
          selection,
          amount: fenToDecimal(amount),
          quote,
        })),
      })),
    settled: rounds.filter((round) => round.settled_at !== null).map((round) => tellSettled(round, next)),
  }
}
