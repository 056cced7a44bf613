import type { DepositChannelId } from '@koi/contract/deposit'
import { m } from '@koi/i18n'

/** One step of a guide. */
export interface GuideStep {
  readonly title: string
  readonly text: string
}

/** Ways to deposit that have a guide. */
export type GuideChannel = DepositChannelId

/** What to do for a first deposit, by its way. */
export const depositGuide = {
  bank: () => [
    { title: m.deposit_guide_bank_1(), text: m.deposit_guide_bank_1_text() },
    { title: m.deposit_guide_bank_2(), text: m.deposit_guide_bank_2_text() },
    { title: m.deposit_guide_bank_3(), text: m.deposit_guide_bank_3_text() },
    { title: m.deposit_guide_bank_4(), text: m.deposit_guide_bank_4_text() },
  ],
  alipay: () => [
    { title: m.deposit_guide_alipay_1(), text: m.deposit_guide_alipay_1_text() },
    { title: m.deposit_guide_alipay_2(), text: m.deposit_guide_alipay_2_text() },
    { title: m.deposit_guide_alipay_3(), text: m.deposit_guide_alipay_3_text() },
    { title: m.deposit_guide_alipay_4(), text: m.deposit_guide_alipay_4_text() },
  ],
  coin: () => [
    { title: m.deposit_guide_coin_1(), text: m.deposit_guide_coin_1_text() },
    { title: m.deposit_guide_coin_2(), text: m.deposit_guide_coin_2_text() },
    { title: m.deposit_guide_coin_3(), text: m.deposit_guide_coin_3_text() },
    { title: m.deposit_guide_coin_4(), text: m.deposit_guide_coin_4_text() },
  ],
} satisfies Record<DepositChannelId, () => readonly GuideStep[]>

/** What to mind before paying: of any deposit, and of one with coins. */
export const guideCare = {
  deposit: () => [
    m.deposit_guide_care_1(),
    m.deposit_guide_care_2(),
    m.deposit_guide_care_3(),
    m.deposit_guide_care_4(),
  ],
  coin: () => [
    m.deposit_coin_care_1(),
    m.deposit_coin_care_2(),
    m.deposit_coin_care_3(),
    m.deposit_coin_care_4(),
  ],
}

/** Kinds of wallets that coins are sent from. */
export const coinWalletIds = ['exchange', 'mobile', 'hardware'] as const

export type CoinWalletId = (typeof coinWalletIds)[number]

/** How to send coins, by the kind of wallet. */
export const coinWallets = {
  exchange: () => ({
    name: m.deposit_coin_exchange(),
    steps: [
      m.deposit_coin_exchange_1(),
      m.deposit_coin_exchange_2(),
      m.deposit_coin_exchange_3(),
      m.deposit_coin_exchange_4(),
    ],
  }),
  mobile: () => ({
    name: m.deposit_coin_mobile(),
    steps: [
      m.deposit_coin_mobile_1(),
      m.deposit_coin_mobile_2(),
      m.deposit_coin_mobile_3(),
      m.deposit_coin_mobile_4(),
    ],
  }),
  hardware: () => ({
    name: m.deposit_coin_hardware(),
    steps: [
      m.deposit_coin_hardware_1(),
      m.deposit_coin_hardware_2(),
      m.deposit_coin_hardware_3(),
      m.deposit_coin_hardware_4(),
    ],
  }),
} satisfies Record<CoinWalletId, () => { readonly name: string; readonly steps: readonly string[] }>
