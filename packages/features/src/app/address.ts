/** The address of this page. */
export interface Address {
  href(): string
  /** Shows another address without loading it. */
  replace(url: string): void
}
