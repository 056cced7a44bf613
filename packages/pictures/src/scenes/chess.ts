import { coinHeap } from './chess/coinHeap.ts'
import { goldenFlower } from './chess/goldenFlower.ts'
import { moonFan } from './chess/moonFan.ts'
import { bulls, threeCards } from './chess/openHand.ts'
import { tableSeats } from './chess/tableSeats.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of card tables show: hands of five for 牛牛, of three for 炸金花. */
export const chess: SceneKind = {
  cover: bulls,
  scenes: { bulls, coinHeap, goldenFlower, moonFan, tableSeats, threeCards },
  themes: [
    [/牛/, [bulls, moonFan, tableSeats]],
    [/金花/, [goldenFlower, threeCards]],
    [/三张/, [threeCards, coinHeap]],
  ],
}
