import type { CoinNetwork } from '@koi/contract'
import { isCoinAddress } from '@koi/contract/payout'
import { coins } from '../../rules/coins.ts'
import { maskTail } from '../../security/maskTail.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refuse.ts'
import { bindAccount } from './bindAccount.ts'

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
