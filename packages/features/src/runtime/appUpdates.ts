/** How far a newer version of the site is: none known, one that may be taken, or one that comes with the next page. */
export type UpdateState = 'none' | 'offered' | 'next-page'

/** The newer version of the site, once there is one (D18). */
export interface AppUpdates {
  readonly get: () => UpdateState
  readonly subscribe: (listener: () => void) => () => void
  /** There is one; `take` loads it, and with it this page anew. */
  readonly offer: (take: () => void) => void
  /** The player wants it: at once, or, where something is typed into the page, with the next page. */
  readonly accept: () => void
  /** The player does not want it now. */
  readonly decline: () => void
  /** Something was typed into the page. */
  readonly typed: () => void
  /** Another page is shown; `undisturbed` is one that must not be loaded anew. */
  readonly moved: (page: { readonly undisturbed: boolean }) => void
}

/** Keeps what is known of a newer version. */
export function createAppUpdates(): AppUpdates {
  const listeners = new Set<() => void>()
  let state: UpdateState = 'none'
  let take: () => void = () => {}
  let isTyped = false
  const change = (next: UpdateState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    offer(next) {
      take = next
      change('offered')
    },
    accept() {
      if (isTyped) change('next-page')
      else take()
    },
    decline: () => change('none'),
    typed() {
      isTyped = true
    },
    moved({ undisturbed }) {
      isTyped = false
      if (state === 'next-page' && !undisturbed) take()
    },
  }
}
