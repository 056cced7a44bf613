import type { MissedBonusReason } from '@koi/contract/bonus'
import type { DepositChannelId, DepositOrder } from '@koi/contract/deposit'
import { m } from '@koi/i18n'
import { formatAmount } from '@koi/api-core/amount'

/** What the ways to deposit are called. */
export const channelNames = {
  bank: () => m.deposit_channel_bank(),
  alipay: () => m.deposit_channel_alipay(),
  coin: () => m.deposit_channel_coin(),
} satisfies Record<DepositChannelId, () => string>

/** Why a deposit did not bring the bonus that was chosen with it. */
export const missedBonusTexts = {
  ended: () => m.deposit_missed_ended(),
  'too-small': () => m.deposit_missed_too_small(),
  left: () => m.deposit_missed_left(),
  received: () => m.deposit_missed_received(),
  withheld: () => m.deposit_missed_withheld(),
} satisfies Record<MissedBonusReason, () => string>

const tenThousand = 1_000_000n

/** Fen without the places that say nothing: `¥500`, `¥1,234.50`; whole ten thousands as players count them, `¥2万`. */
export function shortAmount(fen: bigint): string {
  if (fen >= tenThousand && fen % tenThousand === 0n) {
    return m.deposit_amount_wan({ wan: (fen / tenThousand).toString() })
  }
  return formatAmount(fen).replace(/\.00$/, '')
}

/** An amount of coins, given in hundredths, as a player reads it: `27,777.78 USDT`. */
export function coinText(hundredths: bigint, coin: string): string {
  return `${formatAmount(hundredths, { symbol: '' })} ${coin}`
}

/** What is to be paid, as a player reads it: `¥500.00`, `69.45 USDT`. */
export function dueText({ receiver, amount }: DepositOrder): string {
  return receiver.kind === 'coin' ? coinText(receiver.amount, receiver.coin) : formatAmount(amount)
}

/** What came in, as a player reads it: `¥500.00`, `55.56 USDT（¥400.03）`. */
export function receivedText(
  { receiver }: DepositOrder,
  { received, coins }: DepositOrder['payments'][number],
): string {
  const yuan = formatAmount(received)
  if (coins === null || receiver.kind !== 'coin') return yuan
  return m.deposit_received_coins({ coins: coinText(coins, receiver.coin), yuan })
}
