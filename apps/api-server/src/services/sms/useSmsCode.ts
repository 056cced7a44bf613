import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

/**
 * Uses a checked code up.
 *
 * @throws Refusal `sms-code-expired` when somebody else used it meanwhile.
 */
export async function useSmsCode(
  db: Kysely<Schema>,
  { ctx, input }: { ctx: Context; input: { codeId: string } },
): Promise<void> {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: new Date(ctx.clock.now()) })
    .where('id', '=', input.codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse('sms-code-expired')
}
