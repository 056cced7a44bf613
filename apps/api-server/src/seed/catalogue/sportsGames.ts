import { type CatalogueGame, gamesOf } from './gamesOf.ts'

/** Games of the sports venues, in the order of their lobbies. */
export const sportsGames: readonly CatalogueGame[] = [
  ...gamesOf(1, [
    ['g1001', '沿海足球', 'Coastline Football', 'yanhaizuqiu', 'yhzq', 'football', 'mid'],
    ['g1002', '港湾足球', 'Harbour Football', 'gangwanzuqiu', 'gwzq', 'football', 'mid'],
    ['g1003', '晨光足球', 'Morning Football', 'chenguangzuqiu', 'cgzq', 'football', 'mid'],
    ['g1004', '海风足球', 'Sea Breeze Football', 'haifengzuqiu', 'hfzq', 'football', 'mid'],
    ['g1005', '灯塔足球', 'Lighthouse Football', 'dengtazuqiu', 'dtzq', 'football', 'mid'],
  ]),
  ...gamesOf(2, [
    ['g1006', '北境足球', 'Northland Football', 'beijingzuqiu', 'bjzq', 'football', 'mid'],
    ['g1007', '长风足球', 'Long Wind Football', 'changfengzuqiu', 'cfzq', 'football', 'mid', 'new'],
    ['g1008', '雪线足球', 'Snowline Football', 'xuexianzuqiu', 'xxzq', 'football', 'mid'],
    ['g1009', '竹林足球', 'Bamboo Grove Football', 'zhulinzuqiu', 'zlzq', 'football', 'mid'],
    ['g1010', '草原足球', 'Steppe Football', 'caoyuanzuqiu', 'cyzq', 'football', 'mid'],
  ]),
  ...gamesOf(28, [
    ['g1011', '岸线足球', 'Shoreline Football', 'anxianzuqiu', 'axzq', 'football', 'mid'],
    ['g1012', '街角足球', 'Street Corner Football', 'jiejiaozuqiu', 'jjzq', 'football', 'high', 'hot'],
    ['g1013', '银哨足球', 'Silver Whistle Football', 'yinshaozuqiu', 'yszq', 'football', 'mid'],
    ['g1014', '松岗足球', 'Pine Hill Football', 'songgangzuqiu', 'sgzq', 'football', 'mid'],
    ['g1015', '夜航足球', 'Night Voyage Football', 'yehangzuqiu', 'yhzq', 'football', 'high'],
  ]),
  ...gamesOf(40, [
    ['g1016', '赤霞足球', 'Red Dusk Football', 'chixiazuqiu', 'cxzq', 'football', 'mid', 'new'],
    [
      'g1017',
      '沙盘虚拟足球',
      'Sandbox Virtual Football',
      'shapanxunizuqiu',
      'spxnzq',
      'football',
      'high',
      'new',
    ],
    ['g1018', '沙盘街头足球', 'Sandbox Street Football', 'shapanjietouzuqiu', 'spjtzq', 'football', 'high'],
    ['g1019', '晚霞足球', 'Sunset Football', 'wanxiazuqiu', 'wxzq', 'football', 'mid'],
    ['g1020', '环岛足球', 'Island Football', 'huandaozuqiu', 'hdzq', 'football', 'mid'],
  ]),
]
