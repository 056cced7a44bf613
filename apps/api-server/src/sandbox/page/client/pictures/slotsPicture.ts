import type { Tier } from '../round/tierOf.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { shuffled } from '../random/shuffled.ts'

export const slotSymbols = ['koi', 'seven', 'coin', 'lantern', 'lotus', 'wave'] as const

export type SlotSymbol = (typeof slotSymbols)[number]

export type Reel = readonly [top: SlotSymbol, middle: SlotSymbol, bottom: SlotSymbol]

/** Three reels as they stop. Only the middle row counts: three alike win, two alike return part of the stake. */
export function slotsPicture(outcome: { seed: number; tier: Tier }): readonly [Reel, Reel, Reel] {
  const random = seededRandom(outcome.seed)
  const high: readonly SlotSymbol[] = ['koi', 'seven']
  const low = slotSymbols.filter((symbol) => !high.includes(symbol))
  const lead = shuffled(outcome.tier === 'big' ? high : low, random)[0] ?? 'coin'
  const [second = 'wave', third = 'lotus'] = shuffled(
    slotSymbols.filter((symbol) => symbol !== lead),
    random,
  )

  function reel(middle: SlotSymbol): Reel {
    const [top = 'wave', bottom = 'coin'] = shuffled(
      slotSymbols.filter((symbol) => symbol !== middle),
      random,
    )
    return [top, middle, bottom]
  }

  switch (outcome.tier) {
    case 'none':
      return [reel(lead), reel(second), reel(third)]
    case 'part':
      return [reel(lead), reel(lead), reel(second)]
    default:
      return [reel(lead), reel(lead), reel(lead)]
  }
}
