import type { DepositChannelId } from '@koi/contract'
import { coins, type CoinTerms } from './coins.ts'

/** A network of the coin channel; `min` is fen, `minutes` how long its confirmations usually take. */
export interface NetworkTerms extends CoinTerms {
  readonly min: bigint
  readonly minutes: number
}

const networkTerms = {
  TRC20: { min: 10_000n, minutes: 2 },
  ERC20: { min: 50_000n, minutes: 5 },
} as const

/** The terms of one way to deposit. Amounts are fen; the fee is in hundredths of a percent. */
export interface ChannelTerms {
  readonly min: bigint
  readonly max: bigint
  readonly feeBasisPoints: bigint
  readonly minutes: number
  readonly quickAmounts: readonly bigint[]
  readonly networks: readonly NetworkTerms[]
}

/** Every way to deposit, in the order in which they are offered. */
export const depositChannels: Readonly<Record<DepositChannelId, ChannelTerms>> = {
  bank: {
    min: 10_000n,
    max: 5_000_000n,
    feeBasisPoints: 0n,
    minutes: 3,
    quickAmounts: [50_000n, 100_000n, 500_000n, 1_000_000n],
    networks: [],
  },
  alipay: {
    min: 5_000n,
    max: 2_000_000n,
    feeBasisPoints: 30n,
    minutes: 1,
    quickAmounts: [20_000n, 50_000n, 100_000n, 500_000n],
    networks: [],
  },
  coin: {
    min: 10_000n,
    max: 20_000_000n,
    feeBasisPoints: 0n,
    minutes: 5,
    quickAmounts: [50_000n, 100_000n, 500_000n, 2_000_000n],
    networks: coins.map((coin) => Object.assign({}, coin, networkTerms[coin.network])),
  },
}
