/** What one component costs a page that has none yet, compressed with brotli, in bytes. React itself is not counted. */
export interface ComponentSize {
  readonly name: string
  /** Code with all it imports, parts that load later included. */
  readonly script: number
  /** The style sheets of that code. */
  readonly style: number
}
