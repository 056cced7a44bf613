/** The overlays that the back button of a phone closes, the one opened last first. */
export interface BackStack {
  /** Puts an overlay on top; the returned function takes it off again. `onBack` hears the back button. */
  readonly add: (onBack: () => void) => () => void
  /**
   * Hears the back button until the returned function is called. To be called before a router begins to listen: browsers
   * call the listeners of a window in the order in which they came, those for the capture phase too.
   */
  readonly listen: () => () => void
}

/** What a router shows just now. */
export interface RouterEntry {
  /** What the router calls the page's entry, as `key` of its state. */
  readonly key: string
  /** How it came to be shown: by way of the history, behind the entry before, or in its place. */
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
}

/** Marks a history entry: the page it belongs to, and how many overlays lie over it there. */
interface Marker {
  readonly page: string
  readonly depth: number
}

const markerKey = 'koiOverlay'

function readMarker(state: unknown): Marker | null {
  if (typeof state !== 'object' || state === null || !(markerKey in state)) return null
  const marker = state[markerKey]
  if (typeof marker !== 'object' || marker === null || !('page' in marker) || !('depth' in marker))
    return null
  const { page, depth } = marker
  return typeof page === 'string' && typeof depth === 'number' ? { page, depth } : null
}

/** What a router calls its first entry, into whose state it writes no key. */
const firstKey = 'default'

function readKey(state: unknown): string {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null
  return typeof key === 'string' ? key : firstKey
}

let pages = 0

/**
 * Gives every open overlay a history entry of the same address, so that going back takes the overlay away and not the page.
 *
 * An entry copies the state of the page below it, index and key of a router included, so a router sees the same page in
 * both. Entries follow the overlays one task later: an overlay that takes the place of another needs no new entry, and one
 * that closes because the router goes elsewhere finds the new page already there. What is left over then is stepped over
 * when the player comes past it, in the direction they went.
 *
 * A browser takes its time to step off an entry. Where a router goes on meanwhile, the step takes its new page away again;
 * `routerEntry` lets that be seen and undone.
 */
export function createBackStack(routerEntry?: () => RouterEntry): BackStack {
  let overlays: readonly { readonly onBack: () => void }[] = []
  let here: Marker | null = null
  /** A traversal of our own is under way: it is no press of the back button. */
  let traversing = false
  /** It leads back to the page that the router shows. */
  let returning = false
  /** What the router showed when it began. */
  let shownBefore: RouterEntry | undefined
  let scheduled = false
  /** Pages that a router left with entries of overlays behind them, and how many. */
  const passed = new Map<string, number>()

  const traverse = (delta: number) => {
    traversing = true
    if (!returning) shownBefore = routerEntry?.()
    history.go(delta)
  }

  const mark = (marker: Marker): unknown => ({ ...history.state, [markerKey]: marker })

  const sync = () => {
    scheduled = false
    if (traversing) return
    const now = readMarker(history.state)
    if (here && here.depth > 0 && here.page !== now?.page) passed.set(here.page, here.depth)
    here = now
    if (overlays.length < (here?.depth ?? 0)) {
      traverse(overlays.length - (here?.depth ?? 0))
      return
    }
    while (overlays.length > (here?.depth ?? 0)) {
      if (!here) {
        pages += 1
        here = { page: `${performance.timeOrigin} ${pages}`, depth: 0 }
        history.replaceState(mark(here), '')
      }
      here = { page: here.page, depth: here.depth + 1 }
      // What a router had put behind this entry goes with it.
      passed.delete(here.page)
      history.pushState(mark(here), '')
    }
  }

  const schedule = () => {
    if (scheduled) return
    scheduled = true
    setTimeout(sync)
  }

  const onPopState = (event: PopStateEvent) => {
    const from = here
    here = readMarker(event.state)
    const samePage = from !== null && from.page === here?.page
    if (traversing) {
      traversing = false
      // The router has not left the page, and what it may be loading goes on.
      if (samePage || returning) event.stopImmediatePropagation()
      const shown = routerEntry?.()
      const wentOn = shown && shown.action !== 'POP' && shown.key !== shownBefore?.key
      returning = wentOn === true && (samePage || returning) && shown.key !== readKey(event.state)
      if (returning) {
        if (here && here.depth > 0) passed.set(here.page, here.depth)
        traverse(1)
        return
      }
      schedule()
      return
    }
    const depth = here?.depth ?? 0
    // Back on the entry that was never seen to be left: a router had gone on before the overlay over it was closed.
    if (samePage && depth === from.depth && depth > 0) passed.set(from.page, depth)
    const left = here && passed.get(here.page)
    if (samePage && left && depth > from.depth && overlays.length < depth) {
      event.stopImmediatePropagation()
      traverse(left - depth + 1)
      return
    }
    for (const { onBack } of overlays.slice(depth).toReversed()) onBack()
    // One that stays open gets its entry back.
    schedule()
  }

  return {
    add(onBack) {
      const overlay = { onBack }
      overlays = [...overlays, overlay]
      schedule()
      return () => {
        overlays = overlays.filter((other) => other !== overlay)
        schedule()
      }
    },
    listen() {
      addEventListener('popstate', onPopState)
      schedule()
      return () => removeEventListener('popstate', onPopState)
    },
  }
}
