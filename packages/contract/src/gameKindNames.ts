import type { GameType } from './gameTypes.ts'

/**
 * What the game list calls each kind, by language. In a file of its own, because shells have these words as messages and
 * need not load them twice.
 */
export const gameKindNames = {
  sports: { 'zh-CN': '体育', en: 'Sports' },
  live: { 'zh-CN': '真人', en: 'Live' },
  chess: { 'zh-CN': '棋牌', en: 'Cards' },
  slots: { 'zh-CN': '电子', en: 'Slots' },
  lottery: { 'zh-CN': '彩票', en: 'Lottery' },
  fish: { 'zh-CN': '捕鱼', en: 'Fishing' },
} as const satisfies Readonly<Record<GameType, { readonly 'zh-CN': string; readonly en: string }>>
