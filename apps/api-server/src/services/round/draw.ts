import { hashOfSeed } from '@koi/contract/engines'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { drawAt, type DrawTimes } from '../../rules/draws.ts'
import type { Keyring } from '../../security/keyring.ts'

/** A title that is drawn on a clock. */
export interface DrawnTitle {
  readonly gameId: string
  /** How often it is drawn. */
  readonly seconds: number
}

/** A draw with what it is drawn from, the same for all who bet on it. */
export interface Draw extends DrawTimes {
  /** Secret until the draw. */
  readonly serverSeed: string
  readonly clientSeed: string
}

/**
 * The draw of a title at a time. Its seed follows from title, period and issue under a key that only the server knows: it
 * stands before anybody bets, and no row is needed for it.
 */
export function drawOf(keyring: Keyring, { gameId, seconds }: DrawnTitle, time: number): Draw {
  const times = drawAt(seconds, time)
  return {
    ...times,
    serverSeed: keyring.digest('draw-seed', `${gameId}:${seconds}:${times.issue}`),
    clientSeed: `${gameId}-${times.issue}`,
  }
}

/** What is published of a draw before it is drawn. */
export function drawCommitment({ serverSeed, number }: Draw): { hash: string; nonce: number } {
  return { hash: hashOfSeed(serverSeed), nonce: number }
}

/**
 * Notes that draws of a title up to a time are revealed. It waits for stakes that are being placed, and none on those draws
 * is taken afterwards, also by a process whose clock is behind. To be called before anything of a draw is told.
 */
export async function revealDraws(db: Kysely<Schema>, gameId: string, until: Date): Promise<void> {
  await db
    .updateTable('games')
    .set({ drawn_until: until })
    .where('id', '=', gameId)
    .where((eb) => eb.or([eb('drawn_until', 'is', null), eb('drawn_until', '<', until)]))
    .execute()
}
