import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { drawCommitment, drawOf } from './draw.ts'
import type { Player } from './player.ts'
import { nextCommitment } from './serverSeed.ts'

/** What the next stake of a player is drawn from: the next round of the session, or the draw whose bets are taken. */
export function commitmentToNext(
  ctx: Context,
  keyring: Keyring,
  player: Pick<Player, 'sessionId' | 'nonce' | 'gameId' | 'drawSeconds'>,
): { hash: string; nonce: number } {
  const { gameId, drawSeconds: seconds } = player
  return seconds === null
    ? nextCommitment(keyring, player)
    : drawCommitment(drawOf(keyring, { gameId, seconds }, ctx.clock.now()))
}
