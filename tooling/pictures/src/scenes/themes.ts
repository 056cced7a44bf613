import type { GameType } from '@koi/api-server/catalogue'
import * as chess from './chess/index.ts'
import * as fish from './fish/index.ts'
import * as live from './live/index.ts'
import * as lottery from './lottery/index.ts'
import type { Scene } from './scene.ts'
import * as slots from './slots/index.ts'
import * as sports from './sports/index.ts'

/** A word in a name, and the scenes that show what it says. */
export type Theme = readonly [word: RegExp, scenes: readonly [Scene, ...Scene[]]]

/** What the words of a Chinese name call for, per kind; the first that fits counts. */
export const themes: Readonly<Record<GameType, readonly Theme[]>> = {
  sports: [
    [/足球/, [sports.stadium, sports.pitch]],
    [/篮球/, [sports.hoop]],
    [/网球/, [sports.tennis]],
    [/排球/, [sports.volley]],
    [/赛艇|帆船|海港/, [sports.regatta]],
    [/冰球|北境/, [sports.rink]],
    [/羽毛球/, [sports.shuttle]],
    [/乒乓/, [sports.tableTennis]],
    [/高尔夫|长风/, [sports.golf]],
    [/赛车|自行车/, [sports.circuit]],
    [/赛马|橄榄球|赤霞/, [sports.track]],
    [/北岸/, [sports.volley]],
  ],
  live: [
    [/轮盘/, [live.roulette]],
    [/龙虎/, [live.dragonTiger]],
    [/骰/, [live.dice]],
    [/番摊|色碟/, [live.discs]],
    [/百家乐/, [live.baccarat, live.cardFan, live.chips]],
    [/./, [live.singleCard, live.cardFan, live.chips]],
  ],
  chess: [
    [/麻将|杠/, [chess.tileGrid, chess.tileHand]],
    [/围棋|竹石棋/, [chess.goBoard, chess.goStill]],
    [/五子/, [chess.goStill]],
    [/象棋|军棋/, [chess.xiangqi]],
    [/骨牌|牌九/, [chess.dominoes]],
    [/地主|跑得快|十三/, [chess.landlord]],
    [/牛牛|三张|三公/, [chess.bulls]],
  ],
  slots: [
    [/鲤|荷|金鱼|琉璃鱼/, [slots.koiPond]],
    [/鲸/, [fish.whale]],
    [/珍珠|海螺/, [fish.pearl]],
    [/水母/, [fish.jellyfish]],
    [/珊瑚/, [fish.portrait]],
    [/骰/, [lottery.threeDice]],
    [/龙舟|船|舟|帆|渡|航/, [slots.boat]],
    [/龙|麒麟|蛇/, [slots.dragonWave]],
    [/灯塔|海|潮|浪|江|泉/, [slots.moonSea]],
    [/灯|烛|元宵/, [slots.lanterns]],
    [/竹/, [slots.bamboo]],
    [/石|玉|翡翠|晶|玛瑙|琥珀|琉璃|宝|玺|花筒|矿/, [slots.gems, slots.reels, slots.starTrails]],
    [/塔|楼|台|宫|亭/, [slots.pagoda]],
    [/星|银河|斗|七夕|鹊/, [slots.starTrails]],
    [/霓虹|港|电车|市|机关城|流光/, [slots.neonHarbour]],
    [/烟火|火焰/, [slots.fireworks]],
    [/花|梅|桃|樱|牡丹|海棠|芍药|菊|茉莉|藤|蝶|蜂|桂/, [slots.flowers]],
    [/月/, [slots.moonSea, slots.mountains, slots.pagoda]],
    [/山|云|鹤|雪|鸾|凤|乌|扶桑/, [slots.mountains]],
    [/七|三轴|水果|唱片|玩具|铃|杯/, [slots.reels]],
    [/金|币|钱|封/, [slots.coins, slots.reels, slots.lanterns]],
  ],
  lottery: [
    [/赛艇/, [sports.regatta]],
    [/快三/, [lottery.threeDice]],
    [/转盘/, [lottery.wheel]],
    [/赛车/, [lottery.raceLanes]],
    [/刮卡/, [lottery.tickets]],
    [/九宫|快乐八/, [lottery.nineSquares, lottery.ballHeap]],
    [/星盘|十二宫|北斗|流星/, [lottery.dial, lottery.drum]],
    [/./, [lottery.ballHeap, lottery.drum, lottery.tickets]],
  ],
  fish: [
    [/水母/, [fish.jellyfish]],
    [/鲸|深蓝/, [fish.whale]],
    [/网|捕手/, [fish.net]],
    [/珠|贝|珍|宝/, [fish.pearl]],
    [/渔火|渔歌|月/, [fish.fishingLights]],
    [/龙宫|古城/, [fish.palace]],
    [/万鱼|百鱼|鱼跃/, [fish.shoal]],
  ],
}
