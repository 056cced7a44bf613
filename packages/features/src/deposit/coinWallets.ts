import { m } from '@koi/i18n'

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
