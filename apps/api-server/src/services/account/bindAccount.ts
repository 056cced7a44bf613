import type { CoinNetwork, PayoutAccount, PayoutKind } from '@koi/contract'
import { transact } from '../../db/transact.ts'
import { violatedConstraint } from '../../db/violatedConstraint.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { checkMemberCode } from '../sms/checkMemberCode.ts'
import { useSmsCode } from '../sms/useSmsCode.ts'
import { fixHolder } from './fixHolder.ts'
import { toPayoutAccount } from './toPayoutAccount.ts'

/** An account whose number has been checked. */
export interface Binding {
  readonly memberId: string
  readonly kind: PayoutKind
  readonly code: string
  readonly network?: CoinNetwork
  /** The whole number in its one spelling; it is digested, and not kept. */
  readonly number: string
  readonly masked: string
  readonly region?: { readonly province: string; readonly city: string }
  /** The name it is in, for a bank card and Alipay. */
  readonly holder?: string | undefined
  readonly smsCode: string
  readonly locale: Locale
}

function explain(error: unknown): never {
  if (violatedConstraint(error) === 'payout_accounts_digest_key') refuse('payout-account-bound')
  throw error
}

/**
 * Binds an account, confirmed by text message. The member's row is locked meanwhile: bindings of one member are counted one
 * by one. An account belongs to one member at a time; the first one a member binds is preferred.
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
    return toPayoutAccount(row, holder, input.locale)
  }).catch(explain)
}
