/** An amount of money that is a number. */
export interface MoneyFault {
  /** Below the root of the checkout. */
  readonly path: string
  readonly line: number
  /** The code, and what is wrong with it. */
  readonly text: string
}
