export const suits = ['♠', '♥', '♣', '♦'] as const

export interface Card {
  /** 1 is the ace, 11 to 13 are the pictures. */
  rank: number
  suit: (typeof suits)[number]
}

export interface Deal {
  player: readonly Card[]
  banker: readonly Card[]
}

/** The last digit of the sum; tens and pictures count nothing. */
export function points(hand: readonly Card[]): number {
  return hand.reduce((sum, { rank }) => sum + (rank > 9 ? 0 : rank), 0) % 10
}

function bankerDraws(banker: number, third: Card | undefined): boolean {
  if (third === undefined) return banker <= 5
  const value = third.rank > 9 ? 0 : third.rank
  if (banker <= 2) return true
  if (banker === 3) return value !== 8
  if (banker === 4) return value >= 2 && value <= 7
  if (banker === 5) return value >= 4 && value <= 7
  return banker === 6 && (value === 6 || value === 7)
}

/** Deals one coup by the usual drawing rules, from an endless shoe. */
export function deal(random: () => number): Deal {
  const draw = (): Card => ({
    rank: 1 + Math.floor(random() * 13),
    suit: suits[Math.floor(random() * 4)] ?? '♠',
  })
  const player = [draw(), draw()]
  const banker = [draw(), draw()]
  if (points(player) >= 8 || points(banker) >= 8) return { player, banker }
  const third = points(player) <= 5 ? draw() : undefined
  if (third !== undefined) player.push(third)
  if (bankerDraws(points(banker), third)) banker.push(draw())
  return { player, banker }
}
