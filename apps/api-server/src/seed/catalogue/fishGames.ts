import type { CatalogueGame } from './catalogueGame.ts'
import { gamesOf } from './gamesOf.ts'

/** Games of the fish venues, in the order of their lobbies. */
export const fishGames: readonly CatalogueGame[] = [
  ...gamesOf(127, [
    ['g6001', '深海寻珍', 'Deep Sea Treasures', 'shenhaixunzhen', 'shxz', '95.20', 'low'],
    ['g6002', '珊瑚捕手', 'Coral Catcher', 'shanhubushou', 'shbs', '96.35', 'low'],
    ['g6003', '蓝鳍海', 'Bluefin Sea', 'lanqihai', 'lqh', '95.40', 'mid'],
    ['g6004', '海底古城', 'City Under the Sea', 'haidigucheng', 'hdgc', '95.40', 'mid'],
    ['g6005', '水母夜游', 'Jellyfish Night', 'shuimuyeyou', 'smyy', '95.55', 'low'],
    ['g6006', '鲸落', 'Whale Fall', 'jingluo', 'jl', '96.35', 'mid'],
    ['g6007', '深蓝潜航', 'Deep Blue Dive', 'shenlanqianhang', 'slqh', '95.00', 'mid'],
    ['g6008', '电鳗礁', 'Eel Reef', 'dianmanjiao', 'dmj', '95.90', 'low'],
  ]),
  ...gamesOf(128, [
    ['g6009', '渔歌晚唱', 'Evening Fishing Song', 'yugewanchang', 'ygwc', '96.20', 'low', 'hot'],
    ['g6010', '渔火', 'Fishing Lights', 'yuhuo', 'yh', '95.15', 'low'],
    ['g6011', '撒网人', 'The Net Caster', 'sawangren', 'swr', '95.55', 'mid'],
    ['g6012', '江心钓月', 'Angling for the Moon', 'jiangxindiaoyue', 'jxdy', '95.60', 'low', 'new'],
    ['g6013', '鱼跃千江', 'Leaping Fish', 'yuyueqianjiang', 'yyqj', '96.60', 'low'],
    ['g6014', '芦荡银鱼', 'Whitebait in the Reeds', 'ludangyinyu', 'ldyy', '95.75', 'mid'],
    ['g6015', '春汛', 'Spring Run', 'chunxun', 'cx', '95.65', 'mid'],
    ['g6016', '百鱼图', 'A Hundred Fish', 'baiyutu', 'byt', '96.05', 'low'],
  ]),
  ...gamesOf(304, [
    ['g6017', '龙宫宝藏', 'Dragon Palace Treasure', 'longgongbaozang', 'lgbz', '95.70', 'low', 'hot'],
    ['g6018', '龙宫夜宴', 'Dragon Palace Banquet', 'longgongyeyan', 'lgyy', '95.35', 'low'],
    ['g6019', '虾兵蟹将', 'Shrimps and Crabs', 'xiabingxiejiang', 'xbxj', '95.05', 'low'],
    ['g6020', '定海珠', 'Pearl that Stills the Sea', 'dinghaizhu', 'dhz', '96.10', 'low'],
    ['g6021', '海龙巡游', 'Sea Dragon on Patrol', 'hailongxunyou', 'hlxy', '95.60', 'low'],
    ['g6022', '金鳞池', 'Golden Scales Pool', 'jinlinchi', 'jlc', '96.55', 'low'],
    ['g6023', '万鱼朝宗', 'Homeward Shoals', 'wanyuchaozong', 'wycz', '95.80', 'mid'],
    ['g6024', '贝阙', 'Palace of Shells', 'beique', 'bq', '96.70', 'low'],
  ]),
]
