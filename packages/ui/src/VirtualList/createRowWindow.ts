/** Which rows are made, and how high those are that were. */
export interface RowWindow {
  readonly first: number
  /** The first in sight. */
  readonly top: number
  readonly last: number
  /** Of the rows that are not as high as most, by key, in px. */
  readonly heights: ReadonlyMap<string, number>
  /** How high most rows are, in px; a guess until the first were measured. */
  readonly usual: number
}

/** Holds a row window, and tells who wants to know. */
export interface RowWindowStore {
  readonly read: () => RowWindow
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Partial<RowWindow>) => void
}

/** Starts with the rows up to `last`, and a guess at their height. */
export function createRowWindow(last: number, usual: number): RowWindowStore {
  let state: RowWindow = { first: 0, top: 0, last, heights: new Map(), usual }
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(next) {
      const changed = { ...state, ...next }
      const { first, top, last, heights, usual: height } = changed
      const same = first === state.first && top === state.top && last === state.last
      if (same && heights === state.heights && height === state.usual) return
      state = changed
      for (const listener of listeners) listener()
    },
  }
}
