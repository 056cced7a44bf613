import { gameEntries } from '@koi/features/fixtures'
import type { HomeModel, KindEntry } from '@koi/features/lobby'

const kinds: readonly KindEntry[] = (
  [
    ['sports', '体育'],
    ['live', '真人'],
    ['chess', '棋牌'],
    ['slots', '电子'],
    ['lottery', '彩票'],
    ['fish', '捕鱼'],
  ] as const
).map(([gameType, name]) => ({
  gameType,
  name,
  picture: `/pictures/kinds/${gameType}.png`,
  path: '/venue/gaming',
  platformCount: 9,
  gameCount: 144,
  platforms: [],
  games: gameEntries.slice(0, 5),
}))

/** The home page with all kinds and a notice. */
export const homeEntries: Extract<HomeModel, { status: 'ready' }> = {
  status: 'ready',
  kinds,
  chip: 'all',
  onChip: () => {},
  games: gameEntries,
  notices: ['海风电子维护中，期间余额留在场馆钱包，暂不能转入转出'],
  refreshing: false,
  onRefresh: () => {},
}
