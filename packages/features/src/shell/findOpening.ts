import type { Opening } from '../routing/pageRouter/scrollMemory.ts'

/** Where the tab keeps the scroll positions of its entries: the key that `ScrollRestoration` of react-router uses. */
export const scrollPositionsKey = 'react-router-scroll-positions'

/** What a browser tells of the visit that a page begins with. */
export interface Visit {
  /** How it came about; not every browser says so. */
  readonly type: NavigationTimingType | undefined
  /** The state of its entry in the history. */
  readonly entry: unknown
  /** What the tab keeps under `scrollPositionsKey`. */
  readonly positions: string | null
}

export function browserVisit(): Visit {
  const [visit] = performance.getEntriesByType('navigation')
  const type = visit instanceof PerformanceNavigationTiming ? visit.type : undefined
  return { type, entry: history.state, positions: keptPositions() }
}

function keptPositions(): string | null {
  try {
    return sessionStorage.getItem(scrollPositionsKey)
  } catch {
    // What the browser refuses holds nothing.
    return null
  }
}

/** Where an entry was scrolled to, in px; 0 where nothing is known of it. */
function scrolledTo(positions: string | null, key: string): number {
  try {
    const known: unknown = JSON.parse(positions ?? '{}')
    return typeof known === 'object' && known !== null ? Number(Reflect.get(known, key) ?? 0) : 0
  } catch {
    return 0
  }
}

/**
 * How a page is opened that does not stand yet: `again`, where it has to be scrolled to a place that may be far below its
 * first screen, or `anew`.
 */
export function findOpening({ type, entry, positions }: Visit): Opening {
  if (type === 'navigate') return 'anew'
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry
  return scrolledTo(positions, hasKey ? String(entry.key) : 'default') > 0 ? 'again' : 'anew'
}
