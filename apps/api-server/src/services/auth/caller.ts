/** From where a call comes, as far as a login keeps it. */
export interface Caller {
  readonly device: string
  /** The network address, as limits count it. */
  readonly address: string
  readonly userAgent: string | null
}
