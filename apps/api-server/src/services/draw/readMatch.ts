import { hashOfSeed } from '@koi/contract/engines'
import type { Context } from '../context.ts'
import { matchOnClock } from '../match/matchOnClock.ts'
import { matchCommitment, type PlannedMatch, schedule } from '../match/scheduled.ts'
import { revealDraws } from '../round/draw.ts'
import type { Player } from '../round/player.ts'
import { readPlayerBalance } from '../round/readPlayerBalance.ts'
import { settledRoundsOf, tellRounds } from './roundsOfDraws.ts'

/**
 * How the match of a session stands, for its player. It is a draw that comes when the match ends: until then its seed is
 * secret, and of its goals only those are told that have fallen.
 *
 * @throws Refusal `game-closed`.
 */
export async function readMatch({
  ctx,
  input: { key, player, planned },
}: {
  ctx: Context
  input: { key: string; player: Player; planned: PlannedMatch }
}) {
  const scheduled = schedule(await ctx.keyring(), planned)
  const { match, seeds, played, endsAt } = scheduled
  const now = ctx.clock.now()
  const over = now >= endsAt
  const drawsAt = new Date(endsAt)
  if (over) await revealDraws(ctx.db, player.gameId, drawsAt)
  const rounds = await settledRoundsOf(ctx, player, { from: drawsAt, issue: match.id, until: now })
  const next = matchCommitment(scheduled)
  const told = matchOnClock(scheduled, now)
  const { serverSeed, clientSeed, nonce } = seeds
  return {
    now: new Date(now).toISOString(),
    draw: {
      issue: match.id,
      opensAt: told.startsAt,
      closesAt: new Date(told.betting === 'open' ? endsAt : now).toISOString(),
      drawsAt: drawsAt.toISOString(),
      commitment: next,
      clientSeed,
    },
    past: over
      ? [
          {
            issue: match.id,
            drawsAt: drawsAt.toISOString(),
            serverHash: hashOfSeed(serverSeed),
            serverSeed,
            clientSeed,
            nonce,
            outcome: { ...played.outcome },
          },
        ]
      : [],
    match: told,
    ...tellRounds(rounds, next),
    ...(await readPlayerBalance({ ctx, input: { key } })),
  }
}
