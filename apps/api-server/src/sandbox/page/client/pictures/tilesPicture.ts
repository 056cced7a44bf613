import type { Tier } from '../round/tierOf.ts'
import { pick } from '../random/pick.ts'
import { seededRandom } from '../random/seededRandom.ts'
import { shuffled } from '../random/shuffled.ts'

/** A mahjong tile: characters, dots or bamboo of 1 to 9, a wind 0 to 3, or a dragon 0 to 2. */
export interface Tile {
  family: 'characters' | 'dots' | 'bamboo' | 'wind' | 'dragon'
  value: number
}

const numbered = ['characters', 'dots', 'bamboo'] as const

const tiles: readonly Tile[] = [
  ...numbered.flatMap((family) => Array.from({ length: 9 }, (_, index) => ({ family, value: index + 1 }))),
  ...Array.from({ length: 4 }, (_, value) => ({ family: 'wind' as const, value })),
]

/** Five tiles: a triplet and a pair win (dragons for a large one), a single pair returns part, none alike is nothing. */
export function tilesPicture(outcome: { seed: number; tier: Tier }): readonly Tile[] {
  const random = seededRandom(outcome.seed)
  const [a, b, c, d, e] = shuffled(tiles, random)
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined) return []
  switch (outcome.tier) {
    case 'none':
      return [a, b, c, d, e]
    case 'part':
      return shuffled([a, a, b, c, d], random)
    case 'win':
      return [a, a, a, b, b]
    default: {
      const three: Tile = { family: 'dragon', value: pick([0, 1], random) }
      const two: Tile = { family: 'dragon', value: three.value === 0 ? 1 : 0 }
      return [three, three, three, two, two]
    }
  }
}
