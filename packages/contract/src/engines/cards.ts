import type { Draw } from './engine.ts'

/** A card from 0 to 51: its rank from 1 (ace) to 13 (king). */
export function rankOf(card: number): number {
  return (card % 13) + 1
}

/** A card from 0 to 51: its suit from 0 to 3, spades, hearts, clubs, diamonds. */
export function suitOf(card: number): number {
  return Math.floor(card / 13)
}

/** A card of an endless shoe: any of 52, each time anew. */
export function drawCard(random: Draw): number {
  return random.below(52)
}

/** So many cards of a full deck, none of them twice. */
export function drawHand(random: Draw, count: number): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: count }, () => deck.splice(random.below(deck.length), 1)[0] ?? 0)
}
