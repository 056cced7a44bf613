import type { CatalogueVenue } from './catalogueVenue.ts'
import type { GameType } from './gameType.ts'

const rows: readonly (readonly [number, GameType, string, string, string])[] = [
  [1, 'sports', '海港体育', 'Harbour Sports', 'harbour'],
  [2, 'sports', '长风体育', 'Long Wind Sports', 'longwind'],
  [28, 'sports', '北岸体育', 'North Shore Sports', 'northshore'],
  [40, 'sports', '赤霞体育', 'Red Dusk Sports', 'reddusk'],
  [84, 'live', '星港真人', 'Star Harbour Live', 'starharbour'],
  [85, 'live', '月台真人', 'Moon Terrace Live', 'moonterrace'],
  [86, 'live', '琥珀真人', 'Amber Live', 'amber'],
  [87, 'live', '雨巷真人', 'Rain Lane Live', 'rainlane'],
  [88, 'live', '金桂真人', 'Osmanthus Live', 'osmanthus'],
  [89, 'slots', '长灯电子', 'Lantern Games', 'lantern'],
  [90, 'slots', '海风电子', 'Sea Breeze Games', 'seabreeze'],
  [91, 'slots', '琉璃电子', 'Coloured Glass Games', 'glass'],
  [92, 'slots', '山海电子', 'Hills and Seas Games', 'hillsandseas'],
  [95, 'slots', '云间电子', 'Among Clouds Games', 'amongclouds'],
  [30, 'slots', '月白电子', 'White Moon Games', 'whitemoon'],
  [98, 'slots', '赤金电子', 'Red Gold Games', 'redgold'],
  [101, 'slots', '花信电子', 'Flower Tidings Games', 'flowertidings'],
  [201, 'slots', '夜航电子', 'Night Boat Games', 'nightboat'],
  [126, 'chess', '青瓦棋牌', 'Blue Tile Tables', 'bluetile'],
  [301, 'chess', '江南棋牌', 'Jiangnan Tables', 'jiangnan'],
  [35, 'chess', '竹石棋牌', 'Bamboo and Stone Tables', 'bamboostone'],
  [107, 'chess', '听泉棋牌', 'Listening Spring Tables', 'listeningspring'],
  [108, 'lottery', '九宫彩票', 'Nine Squares Lottery', 'ninesquares'],
  [109, 'lottery', '丰年彩票', 'Good Harvest Lottery', 'goodharvest'],
  [111, 'lottery', '晴川彩票', 'Clear River Lottery', 'clearriver'],
  [113, 'lottery', '星盘彩票', 'Star Dial Lottery', 'stardial'],
  [127, 'fish', '深蓝捕鱼', 'Deep Blue Fishing', 'deepblue'],
  [128, 'fish', '渔歌捕鱼', 'Fishing Song', 'fishingsong'],
  [304, 'fish', '龙宫捕鱼', 'Dragon Palace Fishing', 'dragonpalace'],
]

/** The venue that the demo data shows closed, so that the state can be seen everywhere. */
const underMaintenance = 90

/** The 29 venues of the specification, in its order. */
export const venues: readonly CatalogueVenue[] = rows.map(
  ([id, gameType, chinese, english, slug], index) => ({
    id,
    sort: index + 1,
    gameType,
    name: { 'zh-CN': chinese, en: english },
    slug,
    maintenance: id === underMaintenance,
  }),
)
