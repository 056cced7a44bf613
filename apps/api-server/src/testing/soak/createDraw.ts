import type { Clock } from '../../services/context.ts'

/** Random choices that a seed repeats. */
export interface Draw {
  /** A whole number from 0 to one less than `limit`. */
  below(limit: number): number
  chance(percent: number): boolean
  /** One of the items; throws when there are none. */
  pick<Item>(items: readonly Item[]): Item
  uuid(): string
}

/** Draws of mulberry32 from a seed of 32 bits. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit

  return {
    below,
    chance: (percent) => below(100) < percent,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}

/**
 * A clock that runs `speed` times as fast as the real one since `start`, so that orders run out, claims of dead
 * processes end and tokens rotate within a short run. All processes that are given the same agree on the time.
 */
export function createFastClock(start: number, speed: number): Clock {
  return { now: () => start + (Date.now() - start) * speed }
}
