/** What happened, by weight; each has its own icon. */
export type ToastTone = 'info' | 'positive' | 'negative'

/** A line to show. */
export interface ToastMessage {
  readonly text: string
  readonly tone?: ToastTone | undefined
  /** Text of the one thing that can be done about it. */
  readonly action?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** A line being shown. */
export interface ToastEntry extends ToastMessage {
  readonly id: number
}

/** The lines being shown, oldest first, and who wants to know. */
export interface ToastQueue {
  readonly add: (message: ToastMessage) => void
  readonly remove: (id: number) => void
  readonly read: () => readonly ToastEntry[]
  readonly subscribe: (listener: () => void) => () => void
}

const atOnce = 3

/** Holds at most three lines; the same text is not shown twice. */
export function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    add(message) {
      lastId += 1
      const others = entries.filter((entry) => entry.text !== message.text)
      change([...others, { ...message, id: lastId }].slice(-atOnce))
    },
    remove(id) {
      change(entries.filter((entry) => entry.id !== id))
    },
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
