import { describe, expect, it } from 'vitest'
import type { Tier } from '../round/tierOf.ts'
import { tierOf } from '../round/tierOf.ts'
import { points } from './baccarat.ts'
import { fishPicture } from './fishPicture.ts'
import { livePicture } from './livePicture.ts'
import { lotteryPicture } from './lotteryPicture.ts'
import { slotsPicture } from './slotsPicture.ts'
import { sportsPicture } from './sportsPicture.ts'
import { tilesPicture } from './tilesPicture.ts'

const tiers: readonly Tier[] = ['none', 'part', 'win', 'big']
const pictures = {
  sports: sportsPicture,
  live: livePicture,
  chess: tilesPicture,
  slots: slotsPicture,
  lottery: lotteryPicture,
  fish: fishPicture,
}

const outcomes = tiers.flatMap((tier) =>
  Array.from({ length: 200 }, (_, index) => ({ tier, round: `round-${index}`, seed: index * 7919 + 3 })),
)

function alike(items: readonly unknown[]): number {
  const texts = items.map((item) => JSON.stringify(item))
  return Math.max(...texts.map((text) => texts.filter((other) => other === text).length))
}

describe('how an outcome is treated', () => {
  it('never celebrates a return at or below the stake', () => {
    expect(tierOf(100n, 0n)).toBe('none')
    expect(tierOf(100n, 1n)).toBe('part')
    expect(tierOf(100n, 100n)).toBe('part')
    expect(tierOf(100n, 101n)).toBe('win')
    expect(tierOf(100n, 1000n)).toBe('big')
  })
})

describe('the picture of an outcome', () => {
  it.each(Object.entries(pictures))('of %s follows from round, seed and tier alone', (_kind, picture) => {
    for (const outcome of outcomes) expect(picture(outcome)).toEqual(picture({ ...outcome }))
  })

  it.each(Object.entries(pictures))('of %s differs from seed to seed', (_kind, picture) => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(picture({ round: 'r', seed, tier: 'win' }))),
    )
    expect(seen.size).toBeGreaterThan(5)
  })

  it('has three reels alike only for a win', () => {
    for (const outcome of outcomes) {
      const middle = slotsPicture(outcome).map((reel) => reel[1])
      expect(alike(middle)).toBe({ none: 1, part: 2, win: 3, big: 3 }[outcome.tier])
    }
  })

  it('gives the side of the round the better hand only for a win, by the drawing rules', () => {
    for (const outcome of outcomes) {
      const { player, banker, side } = livePicture(outcome)
      const lead = (points(player) - points(banker)) * (side === 'player' ? 1 : -1)
      expect(Math.sign(lead) + 0).toBe({ none: -1, part: 0, win: 1, big: 1 }[outcome.tier])
      expect(Math.max(player.length, banker.length)).toBeLessThanOrEqual(3)
    }
  })

  it('has a triplet of tiles only for a win', () => {
    for (const outcome of outcomes) {
      const tiles = tilesPicture(outcome)
      expect(tiles).toHaveLength(5)
      expect(alike(tiles)).toBe({ none: 1, part: 2, win: 3, big: 3 }[outcome.tier])
    }
  })

  it('draws five different numbers, three or more of the ticket only for a win', () => {
    for (const outcome of outcomes) {
      const { ticket, drawn, hits } = lotteryPicture(outcome)
      expect(new Set(drawn).size).toBe(5)
      expect(drawn.filter((number) => ticket.includes(number))).toHaveLength(hits)
      expect(hits >= 3).toBe(outcome.tier === 'win' || outcome.tier === 'big')
      expect(hits === 2).toBe(outcome.tier === 'part')
    }
  })

  it('lets the side of the round win the match only for a win, and draw for a returned stake', () => {
    for (const outcome of outcomes) {
      const { score, side } = sportsPicture(outcome)
      const lead = (score[0] - score[1]) * (side === 'home' ? 1 : -1)
      expect(Math.sign(lead) + 0).toBe({ none: -1, part: 0, win: 1, big: 1 }[outcome.tier])
    }
  })

  it('has an empty net when nothing comes back', () => {
    for (const outcome of outcomes) {
      expect(fishPicture(outcome).caught === 'nothing').toBe(outcome.tier === 'none')
    }
  })
})
