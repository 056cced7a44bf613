/** What can be pressed, as the contract names it. */
export const cashierActions = ['confirm', 'fail', 'short', 'late', 'twice'] as const

export type CashierAction = (typeof cashierActions)[number]

export type Locale = 'zh-CN' | 'en'

/** The order that is to be paid. `key` authorises presses and stays in memory. */
export interface CashierSession {
  key: string
  order: string
  channel: 'bank' | 'alipay' | 'coin'
  /** Fen. */
  amount: bigint
  /** In hundredths of `unit`: yuan, or coins on a network. */
  due: { amount: bigint; unit: string; network: string | null }
  /** ms since the epoch. */
  expiresAt: number
  locale: Locale
}
