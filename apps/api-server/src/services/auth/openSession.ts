import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'
import { newToken } from '../../security/newToken.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Context } from '../context.ts'

/** Starts a login session and answers its first token, which is stored only as a hash (D22). */
export async function openSession(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Context; input: { memberId: string; device: string } },
): Promise<string> {
  const token = newToken(ctx.random)
  const at = new Date(ctx.clock.now())
  await db
    .insertInto('sessions')
    .values({
      id: ctx.random.uuid(),
      member_id: input.memberId,
      device: input.device,
      token_hash: sha256(token),
      token_issued_at: at,
      previous_hash: null,
      previous_until: null,
      created_at: at,
      last_active_at: at,
      expires_at: new Date(at.getTime() + access.session.absolute),
      ended_at: null,
      seen_at: null,
      seen_game: null,
      seen_platform: null,
    })
    .execute()
  return token
}
