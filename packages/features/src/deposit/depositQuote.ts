import { fenToDecimal, formatAmount, parseDecimal } from '@koi/api-core/amount'
import type { DepositChannel } from '@koi/contract'
import { m } from '@koi/i18n'
import { channelNames } from './channelNames.ts'
import { coinText } from './coinText.ts'
import { coinsFor } from './coinsFor.ts'
import type { DepositSummary } from './depositModel.ts'

type NetworkTerms = DepositChannel['networks'][number]

/** What depositing `amount` fen comes to: fee, what arrives and, for coins, what is to be paid. All exact. */
export function depositQuote(
  channel: DepositChannel,
  network: NetworkTerms | null,
  amount: bigint,
): DepositSummary {
  // Two places of a percent are hundredths of it: ten thousand are the whole. Rounded down, as the server does.
  const fee = (amount * parseDecimal(channel.feePercent)) / 10_000n
  const rate = network && parseDecimal(network.rate)
  return {
    channelName: channelNames[channel.id](),
    network: network?.network ?? null,
    amount,
    fee,
    arrives: amount - fee,
    coins: network && rate ? coinText(fenToDecimal(coinsFor(amount, rate)), network.coin) : null,
    rate: network && rate ? m.deposit_rate_value({ coin: network.coin, price: formatAmount(rate) }) : null,
    minutes: network?.minutes ?? channel.minutes,
  }
}
