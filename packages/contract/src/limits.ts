import type { PayoutKind } from './account.ts'
import type { DepositChannelId } from './deposit.ts'
import type { CoinNetwork } from './schema/money.ts'

/** The least and the most that one transfer between wallets moves, in fen. */
export const transferLimits = { min: 100n, max: 50_000_000n } as const

/** The terms of one way to deposit: amounts in fen, the fee in hundredths of a percent, the usual time in minutes. */
export interface DepositTerms {
  readonly min: bigint
  readonly max: bigint
  readonly feeBasisPoints: bigint
  readonly minutes: number
  readonly quickAmounts: readonly bigint[]
}

/**
 * The ways to deposit. The server states them in its replies and enforces them; the mock backend states the same. Clients
 * read them from a reply, since an operator may change them: the boundary check keeps this file out of every client.
 *
 * @example
 * ```ts
 * depositTerms.alipay.feeBasisPoints // 30n, which is 0.30 %
 * ```
 */
export const depositTerms: Readonly<Record<DepositChannelId, DepositTerms>> = {
  bank: {
    min: 10_000n,
    max: 5_000_000n,
    feeBasisPoints: 0n,
    minutes: 3,
    quickAmounts: [50_000n, 100_000n, 500_000n, 1_000_000n],
  },
  alipay: {
    min: 5_000n,
    max: 2_000_000n,
    feeBasisPoints: 30n,
    minutes: 1,
    quickAmounts: [20_000n, 50_000n, 100_000n, 500_000n],
  },
  coin: {
    min: 10_000n,
    max: 20_000_000n,
    feeBasisPoints: 0n,
    minutes: 5,
    quickAmounts: [50_000n, 100_000n, 500_000n, 2_000_000n],
  },
}

/** The networks over which coins come in: the least amount in fen, and how many minutes its confirmations usually take. */
export const networkTerms: Readonly<Record<CoinNetwork, { readonly min: bigint; readonly minutes: number }>> =
  {
    TRC20: { min: 10_000n, minutes: 2 },
    ERC20: { min: 50_000n, minutes: 5 },
  }

/** The terms of one kind of account to withdraw to, in fen and minutes. The fee is part of the amount that is asked for. */
export interface WithdrawLimits {
  readonly min: bigint
  readonly max: bigint
  readonly fee: bigint
  readonly minutes: number
}

/** The kinds of accounts to withdraw to. */
export const withdrawLimits: Readonly<Record<PayoutKind, WithdrawLimits>> = {
  bank: { min: 10_000n, max: 5_000_000n, fee: 0n, minutes: 30 },
  alipay: { min: 5_000n, max: 2_000_000n, fee: 100n, minutes: 15 },
  coin: { min: 20_000n, max: 20_000_000n, fee: 500n, minutes: 20 },
}

/** Accounts of one kind that a member may bind. */
export const accountsPerKind = 5

/** Every credited deposit has to be staked this many times before money can leave. */
export const turnoverTimes = 1

/** How long a payment is awaited, in milliseconds. */
export const paymentAwaitedMs = 15 * 60_000

/** Withdrawals a day in the business time zone; rejected ones do not count. */
export const withdrawalsPerDay = 5

/** How many games a member may keep as favourites. */
export const favouriteLimit = 200
