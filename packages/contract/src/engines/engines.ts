import { baccarat } from './baccarat.ts'
import { bulls } from './bulls.ts'
import { dragonTiger } from './dragonTiger.ts'
import { football } from './football.ts'
import { fishing } from './fishing.ts'
import { fiveDigits } from './fiveDigits.ts'
import { fiveReels } from './fiveReels.ts'
import { quickThree } from './quickThree.ts'
import { roulette } from './roulette.ts'
import { scratchCard } from './scratchCard.ts'
import { sicBo } from './sicBo.ts'
import { threeCards } from './threeCards.ts'
import { threeReels } from './threeReels.ts'
import type { Engine } from './engine.ts'

/** The engines by id. */
export const engineIds = [
  'baccarat',
  'roulette',
  'sicBo',
  'dragonTiger',
  'quickThree',
  'fiveDigits',
  'scratchCard',
  'threeReels',
  'fiveReels',
  'bulls',
  'threeCards',
  'fishing',
  'football',
] as const

export type EngineId = (typeof engineIds)[number]

/** The rules of every engine. */
export const engines: Readonly<Record<EngineId, Engine>> = {
  baccarat,
  roulette,
  sicBo,
  dragonTiger,
  quickThree,
  fiveDigits,
  scratchCard,
  threeReels,
  fiveReels,
  bulls,
  threeCards,
  fishing,
  football,
}

/** Whether a text names an engine. */
export function isEngineId(text: string): text is EngineId {
  return Object.hasOwn(engines, text)
}
