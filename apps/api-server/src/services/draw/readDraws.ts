import { type EngineId, engines, fairDraw, hashOfSeed } from '@koi/contract/engines'
import { draws } from '../../rules/draws.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'
import { type Draw, drawCommitment, type DrawnTitle, drawOf, revealDraws } from '../round/draw.ts'
import { findPlayer } from '../round/player.ts'
import { readPlayerBalance } from '../round/readPlayerBalance.ts'
import { readMatch } from './readMatch.ts'
import { settledRoundsOf, tellRounds } from './roundsOfDraws.ts'

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
  if (player.match !== null) return readMatch({ ctx, input: { ...input, player, planned: player.match } })
  if (player.drawSeconds === null) refuse('invalid-input', { fields: [{ path: 'game', rule: 'unknown' }] })
  const title = { gameId: player.gameId, seconds: player.drawSeconds }
  const now = ctx.clock.now()
  const draw = drawOf(keyring, title, now)
  const past = drawsBefore(keyring, title, draw)
  const since = new Date(past.at(-1)?.drawsAt ?? now)
  await revealDraws(ctx.db, player.gameId, new Date(draw.opensAt))
  const rounds = await settledRoundsOf(ctx, player, { from: since, until: draw.opensAt })
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
    ...tellRounds(rounds, next),
    ...(await readPlayerBalance({ ctx, input })),
  }
}
