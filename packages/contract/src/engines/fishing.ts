import type { Engine, Outcome } from './engine.ts'

/** Fish by what a catch pays, in hundredths of the shot, and how many of 10,000 shots catch one: 96 % of the price each. */
export const fishKinds = [
  { id: 'minnow', zh: '小鱼', en: 'Minnow', pays: 200, hits: 4_800 },
  { id: 'clown', zh: '小丑鱼', en: 'Clownfish', pays: 400, hits: 2_400 },
  { id: 'puffer', zh: '河豚', en: 'Puffer', pays: 800, hits: 1_200 },
  { id: 'ray', zh: '魔鬼鱼', en: 'Ray', pays: 2_000, hits: 480 },
  { id: 'shark', zh: '鲨鱼', en: 'Shark', pays: 5_000, hits: 192 },
  { id: 'goldenKoi', zh: '金锦鲤', en: 'Golden koi', pays: 20_000, hits: 48 },
] as const

const shotOf = ({ shot = [] }: Outcome): number => shot[0] ?? 0

/** The dearest fish that a shot is good enough for; none when it misses all. */
export function bestCatch(outcome: Outcome): (typeof fishKinds)[number] | undefined {
  return fishKinds.findLast(({ hits }) => shotOf(outcome) < hits)
}

/** 捕鱼: each aim is a shot that costs its stake. A shot is a number below 10,000, and catches a fish below its mark. */
export const fishing: Engine = {
  groups: [
    {
      id: 'main',
      name: { 'zh-CN': '瞄准', en: 'Aim' },
      columns: 3,
      selections: fishKinds.map(({ id, zh, en, pays }) => ({
        id,
        name: { 'zh-CN': zh, en },
        odds: pays,
        rtp: '96.00',
      })),
    },
  ],
  draw: (random) => ({ shot: [random.below(10_000)] }),
  pays(selection, outcome) {
    const fish = fishKinds.find(({ id }) => id === selection)
    return fish && shotOf(outcome) < fish.hits ? fish.pays : 0
  },
  why(outcome) {
    const fish = bestCatch(outcome)
    const shot = String(shotOf(outcome)).padStart(4, '0')
    return fish
      ? { 'zh-CN': `弹道 ${shot}，可捕到${fish.zh}`, en: `Shot ${shot}, good for: ${fish.en}` }
      : { 'zh-CN': `弹道 ${shot}，未击中`, en: `Shot ${shot}, a miss` }
  },
  mark(outcome) {
    const fish = bestCatch(outcome)
    if (!fish) return { text: { 'zh-CN': '–', en: '–' }, tone: 'ink' }
    const text = `×${fish.pays / 100}`
    return { text: { 'zh-CN': text, en: text }, tone: fish.pays >= 2_000 ? 'gold' : 'blue' }
  },
}
