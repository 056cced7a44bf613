import type { Withdrawal } from '@koi/contract'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { readWithdrawals } from './readWithdrawals.ts'

/**
 * One withdrawal of the member with its ladder.
 *
 * @throws Refusal `withdrawal-unknown`.
 */
export async function readWithdrawal({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; id: string; locale: Locale }
}): Promise<Withdrawal> {
  const { memberId, id, locale } = input
  const [found] = await readWithdrawals(ctx.db, { memberId, ids: [id], locale })
  return found ?? refuse('withdrawal-unknown')
}
