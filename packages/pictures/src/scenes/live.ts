import { baccarat } from './live/baccarat.ts'
import { cardFan } from './live/cardFan.ts'
import { chips } from './live/chips.ts'
import { dice } from './live/dice.ts'
import { dragonTiger } from './live/dragonTiger.ts'
import { roulette } from './live/roulette.ts'
import { singleCard } from './live/singleCard.ts'
import { moonFan } from './chess/moonFan.ts'
import { tableSeats } from './chess/tableSeats.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of live tables show. */
export const live: SceneKind = {
  cover: cardFan,
  scenes: { baccarat, cardFan, chips, dice, dragonTiger, roulette, singleCard },
  themes: [
    [/轮盘/, [roulette]],
    [/龙虎/, [dragonTiger]],
    [/骰/, [dice]],
    [/百家乐/, [baccarat, cardFan, chips]],
    [/牛牛/, [tableSeats, moonFan]],
    [/./, [singleCard, cardFan, chips]],
  ],
}
