/** Runs a callback once after `ms` milliseconds; the function it returns cancels that. */
export interface Timers {
  after(ms: number, callback: () => void): () => void
}
