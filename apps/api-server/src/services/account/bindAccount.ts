import type { CoinNetwork } from '@koi/contract'
import type { PayoutAccount, PayoutKind } from '@koi/contract/account'
import type { Transaction } from 'kysely'
import { violatedConstraint } from '../../db/errorCode.ts'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { refuse } from '../refusal.ts'
import { checkMemberCode, useSmsCode } from '../sms/checkSmsCode.ts'
import { toPayoutAccount } from './payoutAccount.ts'

/** An account whose number has been checked. */
interface Binding {
  readonly memberId: string
  readonly kind: PayoutKind
  readonly code: string
  readonly network?: CoinNetwork
  /** The whole number, normalised. Only a keyed digest of it is stored. */
  readonly number: string
  readonly masked: string
  readonly region?: { readonly province: string; readonly city: string }
  /** Name of the holder, for a bank card and Alipay. */
  readonly holder?: string | undefined
  readonly smsCode: string
  readonly locale: Locale
}

function explain(error: unknown): never {
  if (violatedConstraint(error) === 'payout_accounts_digest_key') refuse('payout-account-bound')
  throw error
}

/**
 * Determines the holder of an account, on the member's locked row: the first account fixes the name, every other one has to
 * have the same.
 *
 * @throws Refusal `holder-required` when nothing has fixed it yet, `holder-mismatch`.
 */
async function fixHolder(
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

/**
 * Binds an account, confirmed by text message. The member's row is locked meanwhile: bindings of one member are counted one
 * by one. An account belongs to one member at a time; the first one a member binds becomes the default.
 *
 * @throws Refusal `sms-code-wrong`, `sms-code-expired`, `holder-required`, `holder-mismatch`, `payout-account-limit` with
 * `max`, `payout-account-bound`.
 */
export async function bindAccount({ ctx, input }: { ctx: Context; input: Binding }): Promise<PayoutAccount> {
  const { memberId, kind, code, network, number, masked, region } = input
  const codeId = await checkMemberCode({
    ctx,
    input: { memberId, code: input.smsCode, purpose: 'bind-account' },
  })
  const keyring = await ctx.keyring()
  return transact(ctx.db, async (trx) => {
    const member = await trx
      .selectFrom('members')
      .select(['id', 'name'])
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const holder = kind === 'coin' ? null : await fixHolder(trx, member, input.holder)
    const bound = await trx
      .selectFrom('payout_accounts')
      .select(['kind', 'preferred'])
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .execute()
    const max = withdrawal.accountsPerKind
    if (bound.filter((account) => account.kind === kind).length >= max)
      refuse('payout-account-limit', { max })
    await useSmsCode(trx, { ctx, input: { codeId } })
    const row = await trx
      .insertInto('payout_accounts')
      .values({
        id: ctx.random.uuid(),
        member_id: memberId,
        kind,
        code,
        network: network ?? null,
        digest: keyring.digest(`payout-${network ?? kind}`, number),
        tail: number.slice(-4),
        masked,
        province: region?.province ?? null,
        city: region?.city ?? null,
        preferred: !bound.some((account) => account.preferred),
        bound_at: new Date(ctx.clock.now()),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeMessage(trx, ctx, {
      memberId,
      content: { topic: 'payout-account-added', kind, masked },
    })
    return toPayoutAccount(row, holder, input.locale)
  }).catch(explain)
}
