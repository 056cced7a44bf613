import { jellyfish } from './fish/jellyfish.ts'
import { pearl } from './fish/pearl.ts'
import { portrait } from './fish/portrait.ts'
import { whale } from './fish/whale.ts'
import { threeDice } from './lottery/threeDice.ts'
import { bamboo } from './slots/bamboo.ts'
import { boat } from './slots/boat.ts'
import { coins } from './slots/coins.ts'
import { dragonWave } from './slots/dragonWave.ts'
import { fireworks } from './slots/fireworks.ts'
import { flowers } from './slots/flowers.ts'
import { gems } from './slots/gems.ts'
import { koiPond } from './slots/koiPond.ts'
import { lanterns } from './slots/lanterns.ts'
import { moonSea } from './slots/moonSea.ts'
import { mountains } from './slots/mountains.ts'
import { neonHarbour } from './slots/neonHarbour.ts'
import { pagoda } from './slots/pagoda.ts'
import { reels } from './slots/reels.ts'
import { starTrails } from './slots/starTrails.ts'
import type { SceneKind } from './chooseScene.ts'

/** What pictures of slots show. */
export const slots: SceneKind = {
  cover: reels,
  scenes: {
    bamboo,
    boat,
    coins,
    dragonWave,
    fireworks,
    flowers,
    gems,
    koiPond,
    lanterns,
    moonSea,
    mountains,
    neonHarbour,
    pagoda,
    reels,
    starTrails,
  },
  themes: [
    [/鲤|荷|金鱼|琉璃鱼/, [koiPond]],
    [/鲸/, [whale]],
    [/珍珠|海螺/, [pearl]],
    [/水母/, [jellyfish]],
    [/珊瑚/, [portrait]],
    [/骰/, [threeDice]],
    [/龙舟|船|舟|帆|渡|航/, [boat]],
    [/龙|麒麟|蛇/, [dragonWave]],
    [/灯塔|海|潮|浪|江|泉/, [moonSea]],
    [/灯|烛|元宵/, [lanterns]],
    [/竹/, [bamboo]],
    [/石|玉|翡翠|晶|玛瑙|琥珀|琉璃|宝|玺|花筒|矿/, [gems, reels, starTrails]],
    [/塔|楼|台|宫|亭/, [pagoda]],
    [/星|银河|斗|七夕|鹊/, [starTrails]],
    [/霓虹|港|电车|市|机关城|流光/, [neonHarbour]],
    [/烟火|火焰/, [fireworks]],
    [/花|梅|桃|樱|牡丹|海棠|芍药|菊|茉莉|藤|蝶|蜂|桂/, [flowers]],
    [/月/, [moonSea, mountains, pagoda]],
    [/山|云|鹤|雪|鸾|凤|乌|扶桑/, [mountains]],
    [/七|三轴|水果|唱片|玩具|铃|杯/, [reels]],
    [/金|币|钱|封/, [coins, reels, lanterns]],
  ],
}
