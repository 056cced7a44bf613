import type { KindEntry } from '@koi/features/lobby'
import { lobbyPaths } from '@koi/features/routing'
import { gameEntries } from '@koi/features/fixtures'

const names = [
  ['sports', '体育'],
  ['live', '真人'],
  ['chess', '棋牌'],
  ['slots', '电子'],
  ['lottery', '彩票'],
  ['fish', '捕鱼'],
] as const

const platforms = ['长灯', '海风', '琉璃', '山海', '云间', '月白', '赤金', '花信', '夜航']

/** The six kinds with nine platforms each; the second is under maintenance. */
export const kindEntries: readonly KindEntry[] = names.map(([gameType, name], index) => ({
  gameType,
  name,
  picture: `/pictures/kinds/${gameType}.png`,
  path: lobbyPaths[gameType],
  platformCount: platforms.length,
  gameCount: 144,
  platforms: platforms.map((platform, place) => ({
    venueId: 84 + place,
    name: platform + name,
    open: place !== 1,
  })),
  games: gameEntries.slice(index, index + 5),
}))
