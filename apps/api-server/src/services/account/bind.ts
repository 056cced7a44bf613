import type { CoinNetwork } from '@koi/contract'
import { isCardNumber, isCoinAddress } from '@koi/contract/payout'
import { coins } from '../../rules/coins.ts'
import { payoutBanks } from '../../rules/payoutBanks.ts'
import { type Place, regions } from '../../rules/regions.ts'
import { maskEmail, maskTail } from '../../security/mask.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { bindAccount } from './bindAccount.ts'

/** Banks that withdrawals can be paid to, by their initials. */
export function listBanks({ input }: { input: { locale: Locale } }) {
  const items = payoutBanks.map(({ code, initials, name }) => ({ code, initials, name: name[input.locale] }))
  return { items: items.toSorted((a, b) => (a.initials < b.initials ? -1 : 1)) }
}

/** Coins and networks that can be bound, with the yuan that one coin costs. */
export function listProtocols() {
  return { items: coins.map(({ coin, network, rate }) => ({ coin, protocol: network, rate })) }
}

/** Provinces and cities where a bank card can have been opened. */
export function listRegions({ input }: { input: { locale: Locale } }) {
  const { locale } = input
  const named = ({ code, name }: Place) => ({ code, name: name[locale] })
  return {
    items: regions.map(({ code, name, cities }) => ({ code, name: name[locale], cities: cities.map(named) })),
  }
}

/** A bank card as it is asked for. */
interface BankBinding {
  readonly memberId: string
  readonly holder: string | undefined
  readonly bank: string
  readonly number: string
  readonly province: string
  readonly city: string
  readonly smsCode: string
  readonly locale: Locale
}

function requireKnown(path: string, known: boolean): void {
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
  requireKnown(
    'bank',
    payoutBanks.some(({ code }) => code === bank),
  )
  const region = regions.find(({ code }) => code === province)
  requireKnown('province', region !== undefined)
  requireKnown('city', region?.cities.some(({ code }) => code === city) ?? false)
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

/**
 * Binds an Alipay account, named by a phone number or a mail address.
 *
 * @throws Refusal those of `bindAccount`.
 */
export async function bindAlipay({
  ctx,
  input,
}: {
  ctx: Context
  input: {
    memberId: string
    holder: string | undefined
    account: string
    smsCode: string
    locale: Locale
  }
}) {
  const { account, ...rest } = input
  const masked = account.includes('@') ? maskEmail(account) : maskTail(account)
  return bindAccount({ ctx, input: { ...rest, kind: 'alipay', code: 'alipay', number: account, masked } })
}

/**
 * Binds a coin address of a network.
 *
 * @throws Refusal `coin-address-invalid` when its checksum fails or it belongs to another network, and those of
 * `bindAccount`.
 */
export async function bindCoin({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; network: CoinNetwork; address: string; smsCode: string; locale: Locale }
}) {
  const { memberId, network, address, smsCode, locale } = input
  const coin = coins.find((known) => known.network === network)?.coin
  if (coin === undefined || !isCoinAddress(network, address)) refuse('coin-address-invalid')
  const masked = maskTail(address)
  return bindAccount({
    ctx,
    input: { memberId, kind: 'coin', code: coin, network, number: address, masked, smsCode, locale },
  })
}
