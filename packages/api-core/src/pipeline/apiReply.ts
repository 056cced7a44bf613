/** A reply on its way in. Its body is read once, where the envelope is opened. */
export interface ApiReply {
  readonly response: Response
  /** What the schema made of the envelope's data; the `Download`, where a file was expected. */
  readonly data?: unknown
}
