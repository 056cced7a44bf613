import {
  baccaratPoints,
  bullName,
  bullOf,
  type EngineId,
  rankOf,
  threeCardHand,
  threeCardName,
} from '@koi/contract/engines'
import { createBallsScene } from './ballsScene.ts'
import { createDiceScene } from './diceScene.ts'
import { createFiveReelsScene } from './fiveReelsScene.ts'
import { createHandsScene } from './handsScene.ts'
import { createMatchScene } from './matchScene.ts'
import type { Scene, SceneDeps } from './scene.ts'
import { createScratchScene } from './scratchScene.ts'
import { createShoalScene } from './shoalScene.ts'
import { createSlotsScene } from './slotsScene.ts'
import { createWheelScene } from './wheelScene.ts'

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const told = ({ locale }: SceneDeps, { zh, en }: { zh: string; en: string }): string =>
  locale === 'zh-CN' ? zh : en

/** Seats around a table, each with a small hand. */
function seats(
  { texts }: SceneDeps,
  places: readonly (readonly [part: keyof SceneDeps['texts']['sides'], x: number, y: number])[],
) {
  const cards = places.length > 4 ? 5 : 3
  // Four seats of five cards stand side by side; the banker has a row alone.
  const scale = (part: string) => (cards === 3 ? 0.8 : part === 'banker' ? 0.7 : 0.56)
  return places.map(([part, x, y]) => ({ part, name: texts.sides[part], x, y, cards, scale: scale(part) }))
}

/** What the game of each engine looks like. */
export const engineScenes: Readonly<Record<EngineId, (deps: SceneDeps) => Scene>> = {
  baccarat: (deps) =>
    createHandsScene(
      deps,
      [
        { part: 'player', name: deps.texts.sides.player, x: 212, y: 280, cards: 2, scale: 1.1 },
        { part: 'banker', name: deps.texts.sides.banker, x: 588, y: 280, cards: 2, scale: 1.1 },
      ],
      (hand) => String(baccaratPoints(hand)),
    ),
  roulette: createWheelScene,
  sicBo: createDiceScene,
  dragonTiger: (deps) =>
    createHandsScene(
      deps,
      [
        { part: 'dragon', name: deps.texts.sides.dragon, x: 240, y: 280, cards: 1, scale: 1.35 },
        { part: 'tiger', name: deps.texts.sides.tiger, x: 560, y: 280, cards: 1, scale: 1.35 },
      ],
      (hand) => ranks[rankOf(hand[0] ?? 0)] ?? '',
    ),
  quickThree: createDiceScene,
  fiveDigits: createBallsScene,
  scratchCard: createScratchScene,
  threeReels: createSlotsScene,
  fiveReels: createFiveReelsScene,
  bulls: (deps) =>
    createHandsScene(
      deps,
      seats(deps, [
        ['banker', 400, 180],
        ['sky', 102, 370],
        ['earth', 301, 370],
        ['dark', 499, 370],
        ['yellow', 698, 370],
      ]),
      (hand) => told(deps, bullName(bullOf(hand))),
    ),
  threeCards: (deps) =>
    createHandsScene(
      deps,
      seats(deps, [
        ['banker', 400, 160],
        ['east', 140, 375],
        ['south', 400, 375],
        ['west', 660, 375],
      ]),
      (hand) => told(deps, threeCardName(threeCardHand(hand).kind)),
    ),
  fishing: createShoalScene,
  football: createMatchScene,
}
