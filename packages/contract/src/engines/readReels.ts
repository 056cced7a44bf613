import type { Outcome } from './engine.ts'
import { reelLines } from './reelLines.ts'

const wild = 6
const scatter = 7

/** The strip of each of the five reels, by symbol: 24 places. */
export const reelStrips: readonly (readonly number[])[] = [
  [3, 5, 2, 5, 1, 7, 4, 1, 5, 4, 3, 5, 7, 0, 2, 5, 3, 4, 5, 2, 4, 3, 5, 4],
  [1, 5, 2, 4, 5, 3, 4, 6, 5, 3, 2, 5, 0, 4, 5, 1, 5, 4, 2, 3, 4, 5, 3, 4],
  [5, 4, 7, 3, 4, 2, 5, 0, 7, 5, 4, 6, 3, 5, 1, 2, 3, 5, 4, 2, 5, 1, 4, 3],
  [1, 5, 2, 4, 5, 3, 4, 6, 5, 3, 2, 5, 0, 4, 5, 1, 5, 4, 2, 3, 4, 5, 3, 4],
  [1, 5, 2, 4, 5, 3, 4, 7, 5, 3, 2, 5, 0, 4, 5, 1, 5, 4, 2, 3, 4, 5, 3, 4],
]

/**
 * What three, four and five of a symbol from the left pay on a line, in hundredths of the whole stake: all are multiples
 * of five, a twentieth of the stake in each line, so that no win has a fraction of a fen.
 */
export const reelPays: readonly (readonly [three: number, four: number, five: number])[] = [
  [500, 2_500, 20_000],
  [200, 1_000, 5_000],
  [100, 400, 2_000],
  [50, 200, 800],
  [40, 100, 300],
  [20, 50, 150],
]

/** Spins that a scatter on each of the reels one, three and five gives, and what their wins are multiplied by. */
export const freeRound = { spins: 8, factor: 2 } as const

/** A line that pays: so many of a symbol from the left, and what that pays in hundredths of the stake. */
export interface ReelWin {
  /** From 1. */
  readonly line: number
  readonly symbol: number
  readonly count: number
  readonly pays: number
}

/** Five reels at rest. */
export interface ReelSpin {
  /** The symbols of each reel from the top. */
  readonly reels: readonly (readonly number[])[]
  readonly wins: readonly ReelWin[]
  /** Of all lines, in hundredths of the stake. */
  readonly pays: number
}

/** The three symbols of a reel that stops with this place in the middle. */
function reelAt(reel: number, stop: number): readonly number[] {
  const strip = reelStrips[reel] ?? []
  return [-1, 0, 1].map((step) => strip[(stop + step + strip.length) % strip.length] ?? 0)
}

/** What a line of five symbols pays; the wild stands for any but the scatter, and never stops on the first reel. */
export function payLine(symbols: readonly number[]): Omit<ReelWin, 'line'> {
  const symbol = symbols[0] ?? scatter
  const other = symbols.findIndex((next) => next !== symbol && next !== wild)
  const count = other < 0 ? symbols.length : other
  return { symbol, count, pays: reelPays[symbol]?.[count - 3] ?? 0 }
}

function spinAt(stops: readonly number[], factor: number): ReelSpin {
  const reels = stops.map((stop, reel) => reelAt(reel, stop))
  const wins = reelLines.flatMap((rows, index): ReelWin[] => {
    const win = payLine(rows.map((row, reel) => reels[reel]?.[row] ?? scatter))
    return win.pays > 0 ? [{ ...win, line: index + 1, pays: win.pays * factor }] : []
  })
  return { reels, wins, pays: wins.reduce((sum, { pays }) => sum + pays, 0) }
}

/** Whether reels that stop there show a scatter on the first, the third and the fifth. */
export function winsFreeRound(stops: readonly number[]): boolean {
  return [0, 2, 4].every((reel) => reelAt(reel, stops[reel] ?? 0).includes(scatter))
}

/** The spin that was paid for, and those of the free round that it won. */
export function readReels({ stops = [], free = [] }: Outcome): {
  readonly base: ReelSpin
  readonly free: readonly ReelSpin[]
} {
  const spins = Array.from({ length: free.length / reelStrips.length }, (_, spin) =>
    spinAt(free.slice(spin * 5, spin * 5 + 5), freeRound.factor),
  )
  return { base: spinAt(stops, 1), free: spins }
}
