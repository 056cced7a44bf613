/** What the server said when it closed the whole site to this player; null while it is open. */
export interface SiteClosed {
  readonly get: () => string | null
  readonly subscribe: (listener: () => void) => () => void
  /** Hears the body of a reply with a status that may say so. */
  readonly hear: (body: string) => void
}

/** Keeps what the server said last. What it means is read by the page that shows it. */
export function createSiteClosed(): SiteClosed {
  const listeners = new Set<() => void>()
  let said: string | null = null
  return {
    get: () => said,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hear(body) {
      if (!/"code":"(?:maintenance|region)"/.test(body)) return
      said = body
      for (const listener of listeners) listener()
    },
  }
}
