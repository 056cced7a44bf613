import { createHash } from 'node:crypto'

/** Draws the next number of a sequence, from 0 up to but not 1. */
export type Draw = () => number

/** The sequence of a seed: the same text draws the same numbers on every machine. For what is shown, not for money. */
export function drawFrom(seed: string): Draw {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  return () => {
    // splitmix32
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 2 ** 32
  }
}

/** The items in an order that the draws choose, every order as likely as any other. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  return items
    .map((item) => ({ item, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
