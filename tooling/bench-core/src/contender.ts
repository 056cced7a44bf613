/** One library, set up to do the work of the benchmark. */
export interface Contender {
  readonly name: string
  /** One call, to the data of the reply. */
  readonly call: () => Promise<unknown>
}

/** What a contender is set up with: where to send, and over what. */
export interface Setting {
  readonly origin: string
  readonly fetch: typeof fetch
}
