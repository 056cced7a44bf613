import { fenToDecimal } from '@koi/api-core/amount'
import { type EngineId, engines, fairDraw, hashOfSeed } from '@koi/contract/engines'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { draws } from '../../rules/draws.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { type Draw, drawCommitment, type DrawnTitle, drawOf, revealDraws } from '../round/draw.ts'
import { findPlayer, type Player } from '../round/player.ts'
import { readLines } from '../round/readLines.ts'
import { readPlayerBalance } from '../round/readPlayerBalance.ts'
import { settleHeldRound } from '../round/settleHeldRound.ts'
import { tellSettled } from '../round/settleRound.ts'

/** So many rounds of the last draws are told at most. */
const toldRounds = 60

/** Rounds of a player on draws from a time on, the latest first. */
function roundsOf(db: Kysely<Schema>, { memberId, sessionId, gameId }: Player, from: Date) {
  const rounds = db.selectFrom('game_rounds').selectAll().where('draws_at', '>=', from)
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

/** The last draws before one, the latest first. */
function drawsBefore(keyring: Keyring, title: DrawnTitle, { opensAt }: Draw): Draw[] {
  return Array.from({ length: draws.told }, (_, back) =>
    drawOf(keyring, title, opensAt - (back + 1) * title.seconds * 1_000),
  )
}

function publishDraw(engine: EngineId, draw: Draw) {
  const { issue, drawsAt, serverSeed, clientSeed, number: nonce } = draw
  return {
    issue,
    drawsAt: new Date(drawsAt).toISOString(),
    serverHash: hashOfSeed(serverSeed),
    serverSeed,
    clientSeed,
    nonce,
    outcome: engines[engine].draw(fairDraw({ serverSeed, clientSeed, nonce })),
  }
}

/**
 * How a game that is drawn on a clock stands, for the player of a session: the draw whose bets are taken, the last draws, and
 * the player's rounds. What is due of those is settled first, so that nobody waits for the job that would do it.
 *
 * @throws Refusal `game-closed`, `invalid-input` for a game whose rounds are drawn for themselves.
 */
export async function readDraws({ ctx, input }: { ctx: Context; input: { key: string } }) {
  const keyring = await ctx.keyring()
  const player = await findPlayer(ctx, input.key)
  if (player.drawSeconds === null) refuse('invalid-input', { fields: [{ path: 'game', rule: 'unknown' }] })
  const title = { gameId: player.gameId, seconds: player.drawSeconds }
  const now = ctx.clock.now()
  const draw = drawOf(keyring, title, now)
  const past = drawsBefore(keyring, title, draw)
  const since = new Date(past.at(-1)?.drawsAt ?? now)
  await revealDraws(ctx.db, player.gameId, new Date(draw.opensAt))
  const due = (await roundsOf(ctx.db, player, since)).filter(
    (round) => round.settled_at === null && (round.draws_at?.getTime() ?? now) <= draw.opensAt,
  )
  for (const { id, session_id: sessionId } of due) {
    await transact(ctx.db, (trx) => settleHeldRound(trx, { ctx, input: { id, sessionId }, wait: true }))
  }
  const rounds = await roundsOf(ctx.db, player, since)
  const next = drawCommitment(draw)
  // A clock that was set back shows a draw whose seed is out already.
  const revealed = player.drawnUntil !== null && player.drawnUntil.getTime() >= draw.drawsAt
  return {
    now: new Date(now).toISOString(),
    draw: {
      issue: draw.issue,
      opensAt: new Date(draw.opensAt).toISOString(),
      closesAt: new Date(revealed ? draw.opensAt : draw.closesAt).toISOString(),
      drawsAt: new Date(draw.drawsAt).toISOString(),
      commitment: next,
      clientSeed: draw.clientSeed,
    },
    past: past.map((one) => publishDraw(player.engine, one)),
    placed: rounds
      .filter((round) => round.settled_at === null)
      .toReversed()
      .map(({ round, issue, stake, bets }) => ({
        round,
        issue: issue ?? '',
        stake: fenToDecimal(stake),
        bets: readLines(bets).map(({ selection, amount }) => ({ selection, amount: fenToDecimal(amount) })),
      })),
    settled: rounds.filter((round) => round.settled_at !== null).map((round) => tellSettled(round, next)),
    ...(await readPlayerBalance({ ctx, input })),
  }
}
