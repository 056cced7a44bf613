import type { Name } from './engine.ts'

/** Symbols of the reels. Three reels carry the first six; five reels all, with the pearl as wild and the moon as scatter. */
export const reelSymbols = ['koi', 'seven', 'coin', 'lantern', 'lotus', 'wave', 'pearl', 'moon'] as const

export type ReelSymbol = (typeof reelSymbols)[number]

const words: Readonly<Record<ReelSymbol, readonly [zh: string, en: string]>> = {
  koi: ['锦鲤', 'koi'],
  seven: ['七', 'sevens'],
  coin: ['金币', 'coins'],
  lantern: ['灯笼', 'lanterns'],
  lotus: ['莲花', 'lotuses'],
  wave: ['波浪', 'waves'],
  pearl: ['龙珠', 'pearls'],
  moon: ['满月', 'moons'],
}

const numbers = [
  ['', ''],
  ['一个', 'One'],
  ['两个', 'Two'],
  ['三个', 'Three'],
  ['四个', 'Four'],
  ['五个', 'Five'],
] as const

/** So many of a symbol in words: `三个金币`, `Three coins`. */
export function tellSymbols(symbol: number, count: number): Name {
  const [zh, en] = words[reelSymbols[symbol] ?? 'wave']
  const [zhCount, enCount] = numbers[count] ?? numbers[0]
  return { 'zh-CN': `${zhCount}${zh}`, en: `${enCount} ${en}` }
}
