import type { DepositChannelId } from '@koi/contract'
import { m } from '@koi/i18n'

/** What the ways to deposit are called. */
export const channelNames = {
  bank: () => m.deposit_channel_bank(),
  alipay: () => m.deposit_channel_alipay(),
  coin: () => m.deposit_channel_coin(),
} satisfies Record<DepositChannelId, () => string>
