import type { Draw, Engine, Name, Prize } from './engine.ts'
import { reelLines } from './reelLines.ts'
import { tellSymbols } from './reelSymbols.ts'
import { freeRound, readReels, reelPays, reelStrips, type ReelWin, winsFreeRound } from './readReels.ts'

const spin = (random: Draw) => reelStrips.map((strip) => random.below(strip.length))

const times = (hundredths: number) => `×${hundredths / 100}`

const sum = (wins: readonly { readonly pays: number }[]) => wins.reduce((total, { pays }) => total + pays, 0)

function tellWin({ line, symbol, count, pays }: ReelWin): Name {
  const symbols = tellSymbols(symbol, count)
  return {
    'zh-CN': `第 ${line} 线${symbols['zh-CN']} ${times(pays)}`,
    en: `Line ${line}: ${symbols.en.toLowerCase()} ${times(pays)}`,
  }
}

function tellWins(wins: readonly ReelWin[]): Name {
  const [best] = wins.toSorted((a, b) => b.pays - a.pays)
  if (!best) return { 'zh-CN': '没有连线', en: 'No line wins' }
  const told = tellWin(best)
  if (wins.length === 1) return told
  const [count, all] = [wins.length, times(sum(wins))]
  return {
    'zh-CN': `${count} 条线共 ${all}，最高${told['zh-CN']}`,
    en: `${count} lines ${all}, best: ${told.en}`,
  }
}

const prizes: readonly Prize[] = reelPays.flatMap((pays, symbol) =>
  [5, 4, 3].map((count) => ({ name: tellSymbols(symbol, count), odds: pays[count - 3] ?? 0 })),
)

/**
 * Five reels of three rows, 20 lines from the left, each with a twentieth of the stake. A pearl is wild. A moon on each of the
 * reels one, three and five wins eight free spins, whose wins count twice; they belong to the same round and win no more of
 * them.
 */
export const fiveReels: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': `${reelLines.length} 线`, en: `${reelLines.length} lines` },
      columns: 3,
      selections: [
        {
          id: 'spin',
          name: { 'zh-CN': '一转', en: 'One spin' },
          odds: 339_850,
          rtp: '95.66',
          spread: 261.11,
        },
      ],
    },
  ],
  prizes,
  rules: [
    {
      'zh-CN': '20 条线，从最左一轴起连续相同即中，每线占投注的二十分之一；下列倍数按整注计算。',
      en: '20 lines, each a twentieth of the stake, pay equal symbols in a row from the leftmost reel. Multiples are of the whole stake.',
    },
    {
      'zh-CN': '龙珠为百搭，可替代满月以外的任何图案，只出现在第 2、3、4 轴。',
      en: 'The pearl is wild for any symbol but the moon, on the reels 2, 3 and 4.',
    },
    {
      'zh-CN': `第 1、3、5 轴各见满月，得 ${freeRound.spins} 次免费旋转，所中加倍；免费旋转中不再追加。`,
      en: `A moon on each of the reels 1, 3 and 5 wins ${freeRound.spins} free spins, whose wins are doubled. Free spins win no further ones.`,
    },
  ],
  draw(random) {
    const stops = spin(random)
    if (!winsFreeRound(stops)) return { stops }
    return { stops, free: Array.from({ length: freeRound.spins }, () => spin(random)).flat() }
  },
  pays(_selection, outcome) {
    const { base, free } = readReels(outcome)
    return base.pays + sum(free)
  },
  why(outcome) {
    const { base, free } = readReels(outcome)
    const told = tellWins(base.wins)
    if (free.length === 0) return told
    const zh = `三轮满月，${free.length} 次免费旋转共 ${times(sum(free))}`
    const en = `Three moons, ${free.length} free spins ${times(sum(free))}`
    if (base.wins.length === 0) return { 'zh-CN': zh, en }
    return { 'zh-CN': `${zh}；首转${told['zh-CN']}`, en: `${en}; first spin: ${told.en.toLowerCase()}` }
  },
  details(outcome) {
    const { base, free } = readReels(outcome)
    const told = free.flatMap(({ wins }, index) =>
      wins.map((win): Name => {
        const { 'zh-CN': zh, en } = tellWin(win)
        return { 'zh-CN': `免费第 ${index + 1} 转，${zh}`, en: `Free spin ${index + 1}, ${en.toLowerCase()}` }
      }),
    )
    return [...base.wins.map(tellWin), ...told]
  },
  mark(outcome) {
    const { base, free } = readReels(outcome)
    const paid = base.pays + sum(free)
    const text = paid === 0 ? '–' : times(paid)
    const great = paid >= 1_000 || free.length > 0
    return { text: { 'zh-CN': text, en: text }, tone: great ? 'gold' : paid === 0 ? 'ink' : 'red' }
  },
}
