import type { Clock } from '../../services/context.ts'

/** How long what was made is kept, and how much of it. Times in ms. */
export interface Freshness {
  /** Older than this it is made anew; whoever asks meanwhile gets the one before. */
  readonly fresh: number
  /** Older than this it is given to nobody. */
  readonly stale: number
  /** How long somebody waits for it. */
  readonly patience: number
  /** How many are kept, and how many may be in the making. */
  readonly kept: number
  readonly waiting: number
  /** How many that are not kept may be begun while one stays fresh: names without end would take all of a processor. */
  readonly unknown: number
}

/**
 * Keeps what takes a while to make. Many who ask for the same wait for one making; null for who waits too long, and where
 * nothing could be made.
 */
export function keepFresh<T>(clock: Clock, { fresh, stale, patience, kept, waiting, unknown }: Freshness) {
  const made = new Map<string, { readonly value: T; readonly at: number }>()
  const making = new Map<string, Promise<T | null>>()
  let lately: number[] = []

  function dropStale(): void {
    for (const [key, { at }] of made) if (clock.now() - at >= stale) made.delete(key)
  }

  /** Whether one that is not kept may be begun now. */
  function mayBegin(): boolean {
    lately = lately.filter((at) => clock.now() - at < fresh)
    if (lately.length >= unknown) return false
    lately.push(clock.now())
    return true
  }

  function start(key: string, make: () => Promise<T | null>): Promise<T | null> | null {
    const begun = making.get(key)
    if (begun) return begun
    if (making.size >= waiting || (!made.has(key) && !mayBegin())) return null
    const value = make()
      .then((result) => {
        if (result === null) return null
        dropStale()
        made.delete(key)
        made.set(key, { value: result, at: clock.now() })
        const [oldest] = made.keys()
        if (made.size > kept && oldest !== undefined) made.delete(oldest)
        return result
      })
      .finally(() => making.delete(key))
    making.set(key, value)
    return value
  }

  return async (key: string, make: () => Promise<T | null>): Promise<T | null> => {
    const known = made.get(key)
    const age = known ? clock.now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < fresh) return known.value
    const next = start(key, make)
    if (known && age < stale) return known.value
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience)
    })
    try {
      return await Promise.race([next, late])
    } finally {
      clearTimeout(timer)
    }
  }
}
