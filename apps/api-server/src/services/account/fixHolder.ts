import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { refuse } from '../refuse.ts'

/**
 * Settles whose name an account is in, on the member's locked row: the first account fixes it, every other one has to be
 * in the same.
 *
 * @throws Refusal `holder-required` when nothing has fixed it yet, `holder-mismatch`.
 */
export async function fixHolder(
  trx: Transaction<Schema>,
  member: { readonly id: string; readonly name: string | null },
  holder: string | undefined,
): Promise<string> {
  if (member.name !== null) {
    return holder === undefined || holder === member.name ? member.name : refuse('holder-mismatch')
  }
  if (holder === undefined) refuse('holder-required')
  await trx.updateTable('members').set({ name: holder }).where('id', '=', member.id).execute()
  return holder
}
