/** News that the page came back from the back/forward cache: `pageshow` with `persisted` (D5). */
export interface PageRestored {
  /** Calls back at each return; the function it gives ends that. */
  subscribe(listener: () => void): () => void
}
