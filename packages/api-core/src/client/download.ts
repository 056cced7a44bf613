/** A file that a call answered with. */
export interface Download {
  readonly blob: Blob
  /** The name the server gave it, without any folder; undefined when it gave none. */
  readonly filename: string | undefined
}
