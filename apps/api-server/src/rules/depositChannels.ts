import type { DepositChannelId } from '@koi/contract'

/** A network of the coin channel. `rate` is the yuan that one coin costs; `min` is fen. */
export interface NetworkTerms {
  readonly network: 'TRC20' | 'ERC20'
  readonly coin: 'USDT'
  readonly rate: string
  readonly min: bigint
  readonly confirmations: number
  readonly minutes: number
}

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
    networks: [
      { network: 'TRC20', coin: 'USDT', rate: '7.25', min: 10_000n, confirmations: 20, minutes: 2 },
      { network: 'ERC20', coin: 'USDT', rate: '7.25', min: 50_000n, confirmations: 12, minutes: 5 },
    ],
  },
}
