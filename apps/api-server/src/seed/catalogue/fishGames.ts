import { type CatalogueGame, gamesOf } from './gamesOf.ts'

/** Games of the fish venues, in the order of their lobbies. */
export const fishGames: readonly CatalogueGame[] = [
  ...gamesOf(127, [
    ['g6001', '深海寻珍', 'Deep Sea Treasures', 'shenhaixunzhen', 'shxz', 'fishing', 'low'],
    ['g6002', '珊瑚捕手', 'Coral Catcher', 'shanhubushou', 'shbs', 'fishing', 'low'],
    ['g6003', '蓝鳍海', 'Bluefin Sea', 'lanqihai', 'lqh', 'fishing', 'mid'],
    ['g6004', '海底古城', 'City Under the Sea', 'haidigucheng', 'hdgc', 'fishing', 'mid'],
    ['g6005', '水母夜游', 'Jellyfish Night', 'shuimuyeyou', 'smyy', 'fishing', 'low'],
    ['g6006', '鲸落', 'Whale Fall', 'jingluo', 'jl', 'fishing', 'mid'],
    ['g6007', '深蓝潜航', 'Deep Blue Dive', 'shenlanqianhang', 'slqh', 'fishing', 'mid'],
    ['g6008', '电鳗礁', 'Eel Reef', 'dianmanjiao', 'dmj', 'fishing', 'low'],
  ]),
  ...gamesOf(128, [
    ['g6009', '渔歌晚唱', 'Evening Fishing Song', 'yugewanchang', 'ygwc', 'fishing', 'low', 'hot'],
    ['g6010', '渔火', 'Fishing Lights', 'yuhuo', 'yh', 'fishing', 'low'],
    ['g6011', '撒网人', 'The Net Caster', 'sawangren', 'swr', 'fishing', 'mid'],
    ['g6012', '江心钓月', 'Angling for the Moon', 'jiangxindiaoyue', 'jxdy', 'fishing', 'low', 'new'],
    ['g6013', '鱼跃千江', 'Leaping Fish', 'yuyueqianjiang', 'yyqj', 'fishing', 'low'],
    ['g6014', '芦荡银鱼', 'Whitebait in the Reeds', 'ludangyinyu', 'ldyy', 'fishing', 'mid'],
    ['g6015', '春汛', 'Spring Run', 'chunxun', 'cx', 'fishing', 'mid'],
    ['g6016', '百鱼图', 'A Hundred Fish', 'baiyutu', 'byt', 'fishing', 'low'],
  ]),
  ...gamesOf(304, [
    ['g6017', '龙宫宝藏', 'Dragon Palace Treasure', 'longgongbaozang', 'lgbz', 'fishing', 'low', 'hot'],
    ['g6018', '龙宫夜宴', 'Dragon Palace Banquet', 'longgongyeyan', 'lgyy', 'fishing', 'low'],
    ['g6019', '虾兵蟹将', 'Shrimps and Crabs', 'xiabingxiejiang', 'xbxj', 'fishing', 'low'],
    ['g6020', '定海珠', 'Pearl that Stills the Sea', 'dinghaizhu', 'dhz', 'fishing', 'low'],
    ['g6021', '海龙巡游', 'Sea Dragon on Patrol', 'hailongxunyou', 'hlxy', 'fishing', 'low'],
    ['g6022', '金鳞池', 'Golden Scales Pool', 'jinlinchi', 'jlc', 'fishing', 'low'],
    ['g6023', '万鱼朝宗', 'Homeward Shoals', 'wanyuchaozong', 'wycz', 'fishing', 'mid'],
    ['g6024', '贝阙', 'Palace of Shells', 'beique', 'bq', 'fishing', 'low'],
  ]),
]
