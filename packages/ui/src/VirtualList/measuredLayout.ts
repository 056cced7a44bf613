import { evenLayout } from './evenLayout.ts'
import type { RowLayout } from './rowLayout.ts'

/** Rows of different heights: the measured ones as they are, the others as they are guessed to be. */
export function measuredLayout(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  guess: number,
): RowLayout {
  if (heights.size === 0) return evenLayout(keys.length, guess)
  const offsets = new Float64Array(keys.length + 1)
  let end = 0
  for (const [index, key] of keys.entries()) {
    end += heights.get(key) ?? guess
    offsets[index + 1] = end
  }
  const offset = (index: number) => offsets[Math.min(Math.max(0, index), keys.length)] ?? 0
  return {
    total: offset(keys.length),
    offset,
    indexAt(distance) {
      let low = 0
      let high = Math.max(0, keys.length - 1)
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (offset(middle) <= distance) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}
