import type { RowLayout } from './rowLayout.ts'

/** Rows that are all equally high. */
export function evenLayout(count: number, height: number): RowLayout {
  return {
    total: count * height,
    offset: (index) => index * height,
    indexAt: (distance) => Math.min(Math.max(0, Math.floor(distance / height)), Math.max(0, count - 1)),
  }
}
