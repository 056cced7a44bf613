import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { matchCommitment, schedule } from '../match/scheduled.ts'
import { drawCommitment, drawOf } from './draw.ts'
import type { Player } from './player.ts'
import { nextCommitment } from './serverSeed.ts'

/** What the next stake of a player is drawn from: the next round of the session, the draw whose bets are taken, or the match. */
export function commitmentToNext(
  ctx: Context,
  keyring: Keyring,
  player: Pick<Player, 'sessionId' | 'nonce' | 'gameId' | 'drawSeconds' | 'match'>,
): { hash: string; nonce: number } {
  const { gameId, drawSeconds: seconds, match } = player
  if (match !== null) return matchCommitment(schedule(keyring, match))
  return seconds === null
    ? nextCommitment(keyring, player)
    : drawCommitment(drawOf(keyring, { gameId, seconds }, ctx.clock.now()))
}
