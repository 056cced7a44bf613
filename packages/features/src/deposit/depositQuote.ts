import { formatAmount } from '@koi/api-core/amount'
import type { DepositChannel } from '@koi/contract/deposit'
import { coinCentsFor, feeOf } from '@koi/contract/rates'
import { m } from '@koi/i18n'
import { channelNames, coinText } from './depositTexts.ts'

export type DepositNetwork = 'TRC20' | 'ERC20'

/** What is about to be ordered. Amounts are fen. */
export interface DepositSummary {
  readonly channelName: string
  readonly network: DepositNetwork | null
  readonly amount: bigint
  readonly fee: bigint
  readonly arrives: bigint
  /** Coins to pay, `69.45 USDT`, and what one costs, `1 USDT = ¥7.20`; null for other channels. */
  readonly coins: string | null
  readonly rate: string | null
  readonly minutes: number
}

type NetworkTerms = DepositChannel['networks'][number]

/** What depositing `amount` fen comes to: fee, what arrives and, for coins, what is to be paid. All exact. */
export function depositQuote(
  channel: DepositChannel,
  network: NetworkTerms | null,
  amount: bigint,
): DepositSummary {
  const fee = feeOf(amount, channel.feePercent)
  const rate = network?.rate
  return {
    channelName: channelNames[channel.id](),
    network: network?.network ?? null,
    amount,
    fee,
    arrives: amount - fee,
    coins: network && rate ? coinText(coinCentsFor(amount, rate), network.coin) : null,
    rate: network && rate ? m.deposit_rate_value({ coin: network.coin, price: formatAmount(rate) }) : null,
    minutes: network?.minutes ?? channel.minutes,
  }
}
