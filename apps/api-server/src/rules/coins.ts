import type { DepositChannel } from '@koi/contract/deposit'

/** A network over which a coin comes in and goes out. `rate` is the yuan that one coin costs. */
export interface CoinTerms {
  readonly network: DepositChannel['networks'][number]['network']
  readonly coin: 'USDT'
  readonly rate: string
  /** Confirmations after which a payment counts. */
  readonly confirmations: number
}

/** The coins of the sandbox, one rate for deposits and withdrawals. */
export const coins: readonly CoinTerms[] = [
  { coin: 'USDT', network: 'TRC20', rate: '7.20', confirmations: 20 },
  { coin: 'USDT', network: 'ERC20', rate: '7.20', confirmations: 12 },
]
