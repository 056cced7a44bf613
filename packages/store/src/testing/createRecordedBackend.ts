import type { FetchPort } from '@koi/api-core'

/** A request as it left the page. */
export interface RecordedCall {
  readonly path: string
  readonly body: URLSearchParams
}

/** A backend with a tap: it records every request, and can hold replies back. */
export interface RecordedBackend {
  readonly fetch: FetchPort
  readonly calls: readonly RecordedCall[]
  /** How often a path was asked for. */
  readonly count: (path: string) => number
  /** Holds the replies of a path back until the function it gives is called; nothing hears an abort meanwhile. */
  readonly hold: (path: string) => () => void
  /** Breaks the connection of a path, before the server hears of it or after, until the function it gives is called. */
  readonly cut: (path: string, when: 'before' | 'after') => () => void
  /**
   * Waits until no request is under way. A test that moves a clock in a loop waits for it between two moves: otherwise a slow
   * machine makes every call time out.
   */
  readonly settled: () => Promise<void>
}

const macrotask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Puts a tap on a backend. */
export function createRecordedBackend(backend: FetchPort): RecordedBackend {
  const calls: RecordedCall[] = []
  const holds = new Map<string, Promise<void>>()
  const cuts = new Map<string, 'before' | 'after'>()
  const underWay = new Set<Promise<Response>>()

  const answer: FetchPort = async (url, init) => {
    const { pathname } = new URL(url)
    calls.push({
      path: pathname,
      body: new URLSearchParams(typeof init.body === 'string' ? init.body : ''),
    })
    const held = holds.get(pathname)
    if (cuts.get(pathname) === 'before') throw new TypeError('the connection failed')
    const reply = await backend(url, held ? { ...init, signal: new AbortController().signal } : init)
    await held
    if (cuts.get(pathname) === 'after') throw new TypeError('the connection failed')
    return reply
  }

  return {
    calls,
    count: (path) => calls.filter((call) => call.path === path).length,
    async fetch(url, init) {
      const reply = answer(url, init)
      underWay.add(reply)
      try {
        return await reply
      } finally {
        underWay.delete(reply)
      }
    },
    hold(path) {
      const gate = Promise.withResolvers<void>()
      holds.set(path, gate.promise)
      return () => {
        holds.delete(path)
        gate.resolve()
      }
    },
    cut(path, when) {
      cuts.set(path, when)
      return () => cuts.delete(path)
    },
    async settled() {
      for (;;) {
        await macrotask()
        if (underWay.size === 0) return
        await Promise.allSettled(underWay)
      }
    },
  }
}
