import type { CatalogueGame } from './catalogueGame.ts'
import { gamesOf } from './gamesOf.ts'

/** Games of the chess venues, in the order of their lobbies. */
export const chessGames: readonly CatalogueGame[] = [
  ...gamesOf(126, [
    ['g3001', '青瓦斗地主', 'Blue Tile Landlord', 'qingwadoudizhu', 'qwddz', '96.40', 'mid'],
    ['g3002', '青瓦麻将', 'Blue Tile Mahjong', 'qingwamajiang', 'qwmj', '97.05', 'mid'],
    ['g3003', '青瓦跑得快', 'Blue Tile Run Fast', 'qingwapaodekuai', 'qwpdk', '96.25', 'mid'],
    ['g3004', '青瓦牛牛', 'Blue Tile Bulls', 'qingwaniuniu', 'qwnn', '96.15', 'low'],
    ['g3005', '青瓦三张', 'Blue Tile Three Cards', 'qingwasanzhang', 'qwsz', '96.60', 'mid', 'new'],
    ['g3006', '青瓦象棋', 'Blue Tile Xiangqi', 'qingwaxiangqi', 'qwxq', '96.45', 'mid'],
    ['g3007', '青瓦五子棋', 'Blue Tile Gomoku', 'qingwawuziqi', 'qwwzq', '97.55', 'mid', 'hot'],
    ['g3008', '青瓦十三张', 'Blue Tile Thirteen', 'qingwashisanzhang', 'qwssz', '97.05', 'mid'],
    ['g3009', '青瓦三公', 'Blue Tile Three Faces', 'qingwasangong', 'qwsg', '96.85', 'mid'],
  ]),
  ...gamesOf(301, [
    ['g3010', '江南麻将', 'Jiangnan Mahjong', 'jiangnanmajiang', 'jnmj', '96.65', 'mid'],
    ['g3011', '水乡斗地主', 'Water Town Landlord', 'shuixiangdoudizhu', 'sxddz', '97.65', 'mid'],
    ['g3012', '乌篷牛牛', 'Black Canopy Bulls', 'wupengniuniu', 'wpnn', '96.05', 'mid'],
    ['g3013', '江南象棋', 'Jiangnan Xiangqi', 'jiangnanxiangqi', 'jnxq', '97.00', 'low', 'hot'],
    ['g3014', '烟雨围棋', 'Misty Rain Go', 'yanyuweiqi', 'yywq', '97.75', 'mid'],
    ['g3015', '江南十三水', 'Jiangnan Thirteen', 'jiangnanshisanshui', 'jnsss', '96.25', 'mid', 'hot'],
    ['g3016', '莲塘三公', 'Lotus Pond Three Faces', 'liantangsangong', 'ltsg', '96.95', 'mid'],
    ['g3017', '江南二八杠', 'Jiangnan Two-Eight', 'jiangnanerbagang', 'jnebg', '96.85', 'mid'],
    ['g3018', '石桥跑得快', 'Stone Bridge Run Fast', 'shiqiaopaodekuai', 'sqpdk', '96.35', 'low'],
  ]),
  ...gamesOf(35, [
    ['g3019', '竹石围棋', 'Bamboo and Stone Go', 'zhushiweiqi', 'zswq', '96.20', 'mid'],
    ['g3020', '竹影五子棋', 'Bamboo Shade Gomoku', 'zhuyingwuziqi', 'zywzq', '97.15', 'mid'],
    ['g3021', '竹石麻将', 'Bamboo and Stone Mahjong', 'zhushimajiang', 'zsmj', '96.15', 'mid'],
    ['g3022', '川西麻将', 'West River Mahjong', 'chuanximajiang', 'cxmj', '96.45', 'mid'],
    ['g3023', '竹林斗地主', 'Bamboo Grove Landlord', 'zhulindoudizhu', 'zlddz', '97.00', 'mid'],
    ['g3024', '石上牌九', 'Pai Gow on the Rock', 'shishangpaijiu', 'sspj', '97.20', 'mid'],
    ['g3025', '竹石骨牌', 'Bamboo Dominoes', 'zhushigupai', 'zsgp', '96.65', 'mid'],
    ['g3026', '清风三张', 'Clear Wind Three Cards', 'qingfengsanzhang', 'qfsz', '96.90', 'mid'],
    ['g3027', '竹石军棋', 'Bamboo Army Chess', 'zhushijunqi', 'zsjq', '96.85', 'low'],
  ]),
  ...gamesOf(107, [
    ['g3028', '听泉麻将', 'Listening Spring Mahjong', 'tingquanmajiang', 'tqmj', '96.65', 'mid'],
    ['g3029', '听泉骨牌', 'Listening Spring Dominoes', 'tingquangupai', 'tqgp', '97.25', 'mid'],
    ['g3030', '松下象棋', 'Under the Pine Xiangqi', 'songxiaxiangqi', 'sxxq', '97.25', 'mid'],
    ['g3031', '泉石围棋', 'Spring and Stone Go', 'quanshiweiqi', 'qswq', '96.30', 'mid'],
    ['g3032', '听泉斗地主', 'Listening Spring Landlord', 'tingquandoudizhu', 'tqddz', '97.15', 'mid'],
    ['g3033', '夜泉牛牛', 'Night Spring Bulls', 'yequanniuniu', 'yqnn', '96.75', 'mid', 'new', 'hot'],
    ['g3034', '山居牌九', 'Hill House Pai Gow', 'shanjupaijiu', 'sjpj', '96.75', 'mid', 'new'],
    [
      'g3035',
      '听泉十三张',
      'Listening Spring Thirteen',
      'tingquanshisanzhang',
      'tqssz',
      '97.40',
      'mid',
      'hot',
    ],
    ['g3036', '溪亭跑得快', 'Brook Pavilion Run Fast', 'xitingpaodekuai', 'xtpdk', '97.95', 'mid'],
  ]),
]
