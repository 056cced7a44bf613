import type { GameType } from '@koi/contract'

/** The six kinds of venue in the order of the lobby tabs. */
export const gameKinds: readonly {
  readonly gameType: GameType
  readonly name: { readonly 'zh-CN': string; readonly en: string }
}[] = [
  { gameType: 'sports', name: { 'zh-CN': '体育', en: 'Sports' } },
  { gameType: 'live', name: { 'zh-CN': '真人', en: 'Live casino' } },
  { gameType: 'chess', name: { 'zh-CN': '棋牌', en: 'Chess and cards' } },
  { gameType: 'slots', name: { 'zh-CN': '电子', en: 'Slots' } },
  { gameType: 'lottery', name: { 'zh-CN': '彩票', en: 'Lottery' } },
  { gameType: 'fish', name: { 'zh-CN': '捕鱼', en: 'Fishing' } },
]
