/** A file and what it says. */
export interface SourceFile {
  /** From the root of the checkout. */
  readonly path: string
  readonly text: string
}
