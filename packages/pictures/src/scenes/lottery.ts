import { ballHeap } from './lottery/ballHeap.ts'
import { dial } from './lottery/dial.ts'
import { drum } from './lottery/drum.ts'
import { nineSquares } from './lottery/nineSquares.ts'
import { threeDice } from './lottery/threeDice.ts'
import { tickets } from './lottery/tickets.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of lotteries show. */
export const lottery: SceneKind = {
  cover: ballHeap,
  scenes: { ballHeap, dial, drum, nineSquares, threeDice, tickets },
  themes: [
    [/快三/, [threeDice]],
    [/刮卡/, [tickets]],
    [/九宫/, [nineSquares, ballHeap]],
    [/星盘|流星/, [dial, drum]],
    [/./, [ballHeap, drum, tickets]],
  ],
}
