import type { Kysely } from 'kysely'
import { money } from '../../rules/money.ts'
import type { Schema } from '../../db/schema.ts'
import { play } from '../../rules/play.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { gameTicket } from './gameTicket.ts'

/** A game session to be opened. */
export interface NewGame {
  readonly mode: 'real' | 'demo'
  readonly memberId: string | null
  readonly venueId: number
  readonly gameId: string
  readonly locale: Locale
  readonly shellOrigin: string
  /** The sitting that goes on; without it a new one begins. */
  readonly sittingId?: string
}

/** Writes a game session with its ticket and answers its id. */
export async function openGame(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Context; input: NewGame },
): Promise<string> {
  const id = ctx.random.uuid()
  const now = ctx.clock.now()
  await db
    .insertInto('game_sessions')
    .values({
      id,
      sitting_id: input.sittingId ?? id,
      mode: input.mode,
      member_id: input.memberId,
      venue_id: input.venueId,
      game_id: input.gameId,
      locale: input.locale,
      shell_origin: input.shellOrigin,
      ticket_hash: sha256(await gameTicket(ctx, id)),
      ticket_expires_at: new Date(now + play.ticketLifetime),
      key_hash: null,
      demo_balance: input.mode === 'demo' ? money.demoBalance : null,
      opened_at: new Date(now),
      last_active_at: new Date(now),
      closed_at: null,
    })
    .execute()
  return id
}
