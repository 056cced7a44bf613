import type { BubblePosition } from './bubblePosition.ts'

/** The next of four places that one press after another leads through: the other edge, and then the other half. */
export function placeElsewhere({ edge, down }: BubblePosition): BubblePosition {
  if (edge === 'end') return { edge: 'start', down }
  return { edge: 'end', down: Math.round((1 - down) * 1000) / 1000 }
}
