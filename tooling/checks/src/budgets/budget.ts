/** What a component may weigh at most, brotli, in kB of 1000 bytes. */
export interface Budget {
  readonly script: number
  readonly style: number
}

/** By the component's name. */
export type Budgets = Readonly<Record<string, Budget>>
