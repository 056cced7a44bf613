import type { GameType } from '@koi/contract/gameTypes'

/** A fictional venue (D1) under one of the venue ids the specification lists. */
export interface CatalogueVenue {
  readonly id: number
  /** Position over all venues, from 1, in the order of the specification. */
  readonly sort: number
  readonly gameType: GameType
  readonly name: { readonly 'zh-CN': string; readonly en: string }
  /** Latin name for URLs and logs, unique. */
  readonly slug: string
  /** True where the demo data shows the venue closed for maintenance. */
  readonly maintenance: boolean
}

/** The venue that the demo data shows closed, so that the state can be seen everywhere. */
const underMaintenance = 90

type UnsortedVenue = Omit<CatalogueVenue, 'sort'>

type VenueRow = readonly [id: number, chinese: string, english: string, slug: string]

function venuesOf(gameType: GameType, rows: readonly VenueRow[]): readonly UnsortedVenue[] {
  return rows.map(([id, chinese, english, slug]) => ({
    id,
    gameType,
    name: { 'zh-CN': chinese, en: english },
    slug,
    maintenance: id === underMaintenance,
  }))
}

/** Kinds and their venues in the order of the specification. */
const venuesByKind: Readonly<Record<GameType, readonly UnsortedVenue[]>> = {
  sports: venuesOf('sports', [
    [1, '海港体育', 'Harbour Sports', 'harbour'],
    [2, '长风体育', 'Long Wind Sports', 'longwind'],
    [28, '北岸体育', 'North Shore Sports', 'northshore'],
    [40, '赤霞体育', 'Red Dusk Sports', 'reddusk'],
  ]),
  live: venuesOf('live', [
    [84, '星港真人', 'Star Harbour Live', 'starharbour'],
    [85, '月台真人', 'Moon Terrace Live', 'moonterrace'],
    [86, '琥珀真人', 'Amber Live', 'amber'],
    [87, '雨巷真人', 'Rain Lane Live', 'rainlane'],
    [88, '金桂真人', 'Osmanthus Live', 'osmanthus'],
  ]),
  slots: venuesOf('slots', [
    [89, '长灯电子', 'Lantern Games', 'lantern'],
    [90, '海风电子', 'Sea Breeze Games', 'seabreeze'],
    [91, '琉璃电子', 'Coloured Glass Games', 'glass'],
    [92, '山海电子', 'Hills and Seas Games', 'hillsandseas'],
    [95, '云间电子', 'Among Clouds Games', 'amongclouds'],
    [30, '月白电子', 'White Moon Games', 'whitemoon'],
    [98, '赤金电子', 'Red Gold Games', 'redgold'],
    [101, '花信电子', 'Flower Tidings Games', 'flowertidings'],
    [201, '夜航电子', 'Night Boat Games', 'nightboat'],
  ]),
  chess: venuesOf('chess', [
    [126, '青瓦棋牌', 'Blue Tile Tables', 'bluetile'],
    [301, '江南棋牌', 'Jiangnan Tables', 'jiangnan'],
    [35, '竹石棋牌', 'Bamboo and Stone Tables', 'bamboostone'],
    [107, '听泉棋牌', 'Listening Spring Tables', 'listeningspring'],
  ]),
  lottery: venuesOf('lottery', [
    [108, '九宫彩票', 'Nine Squares Lottery', 'ninesquares'],
    [109, '丰年彩票', 'Good Harvest Lottery', 'goodharvest'],
    [111, '晴川彩票', 'Clear River Lottery', 'clearriver'],
    [113, '星盘彩票', 'Star Dial Lottery', 'stardial'],
  ]),
  fish: venuesOf('fish', [
    [127, '深蓝捕鱼', 'Deep Blue Fishing', 'deepblue'],
    [128, '渔歌捕鱼', 'Fishing Song', 'fishingsong'],
    [304, '龙宫捕鱼', 'Dragon Palace Fishing', 'dragonpalace'],
  ]),
}

/** The 29 venues of the specification, in its order. */
export const venues: readonly CatalogueVenue[] = Object.values(venuesByKind)
  .flat()
  .map((venue, index) => Object.assign({ sort: index + 1 }, venue))
