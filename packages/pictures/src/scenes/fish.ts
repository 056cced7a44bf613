import { fishingLights } from './fish/fishingLights.ts'
import { jellyfish } from './fish/jellyfish.ts'
import { net } from './fish/net.ts'
import { palace } from './fish/palace.ts'
import { pearl } from './fish/pearl.ts'
import { portrait } from './fish/portrait.ts'
import { shoal } from './fish/shoal.ts'
import { whale } from './fish/whale.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of fishing games show. */
export const fish: SceneKind = {
  cover: portrait,
  scenes: { fishingLights, jellyfish, net, palace, pearl, portrait, shoal, whale },
  themes: [
    [/水母/, [jellyfish]],
    [/鲸|深蓝/, [whale]],
    [/网|捕手/, [net]],
    [/珠|贝|珍|宝/, [pearl]],
    [/渔火|渔歌|月/, [fishingLights]],
    [/龙宫|古城/, [palace]],
    [/万鱼|百鱼|鱼跃/, [shoal]],
  ],
}
