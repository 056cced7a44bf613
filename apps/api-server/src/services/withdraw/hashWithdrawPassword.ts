import { withdrawPassword } from '@koi/contract'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { refuse } from '../refuse.ts'

/**
 * The hash of a new withdraw password.
 *
 * @throws Refusal `withdraw-password-weak` unless it is six digits that are not the first to be guessed.
 */
export async function hashWithdrawPassword(ctx: Context, password: string): Promise<string> {
  if (!v.is(withdrawPassword, password)) refuse('withdraw-password-weak')
  return ctx.hasher.hash(password)
}
