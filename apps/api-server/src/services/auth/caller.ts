/** From where a call comes, as far as a login keeps it. */
export interface Caller {
  readonly device: string
  /** The network address, as limits count it. */
  readonly address: string
  /** The country or region (ISO 3166-1 alpha-2), where a trusted proxy has told it. */
  readonly region: string | null
  readonly userAgent: string | null
}
