import { isCardNumber } from '@koi/contract/payout'
import { payoutBanks } from '../../rules/payoutBanks.ts'
import { regions } from '../../rules/regions.ts'
import { maskTail } from '../../security/maskTail.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { bindAccount } from './bindAccount.ts'

/** A bank card as it is asked for. */
export interface BankBinding {
  readonly memberId: string
  readonly holder: string | undefined
  readonly bank: string
  readonly number: string
  readonly province: string
  readonly city: string
  readonly smsCode: string
  readonly locale: Locale
}

function demandKnown(path: string, known: boolean): void {
  if (!known) refuse('invalid-input', { fields: [{ path, rule: 'unknown' }] })
}

/**
 * Binds a bank card.
 *
 * @throws Refusal `card-number-invalid`, `invalid-input` for a bank or place that is not listed, and those of
 * `bindAccount`.
 */
export async function bindBank({ ctx, input }: { ctx: Context; input: BankBinding }) {
  const { memberId, holder, bank, number, province, city, smsCode, locale } = input
  demandKnown(
    'bank',
    payoutBanks.some(({ code }) => code === bank),
  )
  const region = regions.find(({ code }) => code === province)
  demandKnown('province', region !== undefined)
  demandKnown('city', region?.cities.some(({ code }) => code === city) ?? false)
  if (!isCardNumber(number)) refuse('card-number-invalid')
  const masked = maskTail(number)
  return bindAccount({
    ctx,
    input: {
      memberId,
      kind: 'bank',
      code: bank,
      number,
      masked,
      region: { province, city },
      holder,
      smsCode,
      locale,
    },
  })
}
