/**
 * Whether the page can be seen, and news of its changes.
 *
 * @example
 * ```ts
 * const always: Visibility = { hidden: () => false, subscribe: () => () => {} } // in Node
 * ```
 */
export interface Visibility {
  hidden(): boolean
  /** Calls back at each change; the function it returns ends that. */
  subscribe(listener: () => void): () => void
}
