import type { CatalogueGame } from './catalogueGame.ts'
import { gamesOf } from './gamesOf.ts'

/** Games of the sports venues, in the order of their lobbies. */
export const sportsGames: readonly CatalogueGame[] = [
  ...gamesOf(1, [
    ['g1001', '沿海足球', 'Coastline Football', 'yanhaizuqiu', 'yhzq', '95.70', 'mid'],
    ['g1002', '港湾篮球', 'Harbour Basketball', 'gangwanlanqiu', 'gwlq', '93.85', 'mid'],
    ['g1003', '晨光网球', 'Morning Tennis', 'chenguangwangqiu', 'cgwq', '94.45', 'mid'],
    ['g1004', '海风排球', 'Sea Breeze Volleyball', 'haifengpaiqiu', 'hfpq', '95.00', 'mid'],
    ['g1005', '灯塔赛艇', 'Lighthouse Rowing', 'dengtasaiting', 'dtst', '94.85', 'mid'],
  ]),
  ...gamesOf(2, [
    ['g1006', '北境足球', 'Northland Football', 'beijingzuqiu', 'bjzq', '94.45', 'mid'],
    ['g1007', '长风篮球', 'Long Wind Basketball', 'changfenglanqiu', 'cflq', '95.60', 'mid', 'new'],
    ['g1008', '雪线冰球', 'Snowline Hockey', 'xuexianbingqiu', 'xxbq', '95.65', 'mid'],
    ['g1009', '竹林羽毛球', 'Bamboo Badminton', 'zhulinyumaoqiu', 'zlymq', '94.00', 'mid'],
    ['g1010', '草原赛马', 'Steppe Racing', 'caoyuansaima', 'cysm', '95.05', 'mid'],
  ]),
  ...gamesOf(28, [
    ['g1011', '岸线足球', 'Shoreline Football', 'anxianzuqiu', 'axzq', '95.45', 'mid'],
    ['g1012', '街角篮球', 'Street Corner Hoops', 'jiejiaolanqiu', 'jjlq', '93.55', 'high', 'hot'],
    ['g1013', '银球乒乓', 'Silver Table Tennis', 'yinqiupingpang', 'yqpp', '95.35', 'mid'],
    ['g1014', '松岗高尔夫', 'Pine Hill Golf', 'songganggaoerfu', 'sggef', '93.50', 'mid'],
    ['g1015', '夜航帆船', 'Night Sailing', 'yehangfanchuan', 'yhfc', '93.65', 'high'],
  ]),
  ...gamesOf(40, [
    ['g1016', '赤霞足球', 'Red Dusk Football', 'chixiazuqiu', 'cxzq', '95.80', 'mid', 'new'],
    [
      'g1017',
      '沙盘虚拟足球',
      'Sandbox Virtual Football',
      'shapanxunizuqiu',
      'spxnzq',
      '94.30',
      'high',
      'new',
    ],
    ['g1018', '沙盘赛车', 'Sandbox Motor Racing', 'shapansaiche', 'spsc', '95.10', 'high'],
    ['g1019', '赤霞橄榄球', 'Red Dusk Rugby', 'chixiaganlanqiu', 'cxglq', '95.00', 'mid'],
    ['g1020', '环岛自行车', 'Island Cycling', 'huandaozixingche', 'hdzxc', '93.75', 'mid'],
  ]),
]
