import type { Download } from '../client/download.ts'

/** A reply on its way in. Its body is read once, where the envelope is opened. */
export interface ApiReply {
  readonly response: Response
  /** What the envelope held, and after validation what the schema made of it; undefined before. */
  readonly data?: unknown
  /** The file, where one was expected and came. */
  readonly file?: Download
}
