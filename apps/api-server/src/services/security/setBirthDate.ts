import type { SchemaOutput } from '@koi/api-core'
import type { setBirthDate as endpoint } from '@koi/contract/security'
import { transact } from '../../db/transact.ts'
import { requireAge } from '../auth/register.ts'
import type { Context, ServedBrand } from '../context.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { useSmsCode } from '../sms/checkSmsCode.ts'
import { requireProof } from './requireProof.ts'

/**
 * Sets the birth date of a member who has none.
 *
 * @throws Refusal `birth-date-set` where there is one already, `underage`, and those of `requireProof`.
 */
export async function setBirthDate({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; brand: ServedBrand; form: SchemaOutput<(typeof endpoint)['input']> }
}): Promise<{ birthDate: string }> {
  const { memberId, brand, form } = input
  const { birth_date } = form
  const { birth_date: known } = await ctx.db
    .selectFrom('members')
    .select('birth_date')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (known !== null) refuse('birth-date-set')
  requireAge(ctx, birth_date, brand)
  const codeId = await requireProof({ ctx, input: { memberId, purpose: 'birth-date', form } })
  await transact(ctx.db, async (trx) => {
    if (codeId !== null) await useSmsCode(trx, { ctx, input: { codeId } })
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set({ birth_date })
      .where('id', '=', memberId)
      .where('birth_date', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('birth-date-set')
    await writeMessage(trx, ctx, { memberId, content: { topic: 'birth-date-set' } })
  })
  return { birthDate: birth_date }
}
