/** Numbers that follow from a seed alone, so that a picture is the same on every machine. */
export interface Random {
  /** From 0 up to but not 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from 0 up to but not `count`. */
  int(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

function hash(text: string): number {
  let state = 2166136261
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  }
  return state >>> 0
}

/** A mulberry32 generator seeded with a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (count: number) => Math.floor(next() * count)
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[int(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}
