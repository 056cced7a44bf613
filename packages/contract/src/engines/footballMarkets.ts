import type { Name, Outcome, Selection } from './engine.ts'

/** Goals of a match as they stand, or as it ended. */
export interface Score {
  readonly home: number
  readonly away: number
}

export function scoreOf({ home = [], away = [] }: Outcome): Score {
  return { home: home[0] ?? 0, away: away[0] ?? 0 }
}

/** How a score leaves a bet. Half is of the stake: a line between two whole or half goals is a bet on each of them. */
export type BetStanding = 'won' | 'halfWon' | 'returned' | 'halfLost' | 'lost'

interface Market extends Selection {
  readonly standing: (score: Score) => BetStanding
  /** Why it stands so, in words. */
  readonly why: (score: Score) => Name
}

type Named = readonly [id: string, zh: string, en: string]

const both = (zh: string, en: string): Name => ({ 'zh-CN': zh, en })

/** By how many quarter goals a line is beaten. */
function overLine(quarters: number): BetStanding {
  if (quarters >= 2) return 'won'
  if (quarters === 1) return 'halfWon'
  if (quarters === 0) return 'returned'
  return quarters === -1 ? 'halfLost' : 'lost'
}

/** Quarter goals in words of numbers: `-3` as `−0.75`. */
function goalsText(quarters: number): string {
  return `${quarters < 0 ? '−' : ''}${Math.abs(quarters) / 4}`
}

/** As {@link goalsText}, a lead with its plus. */
function leadText(quarters: number): string {
  return `${quarters > 0 ? '+' : ''}${goalsText(quarters)}`
}

/** A line of quarters is half a bet on the line below, half on the one above; null for any other line. */
function halvesOf(line: number, text: (quarters: number) => string): readonly [string, string] | null {
  return line % 2 === 0 ? null : [text(line - 1), text(line + 1)]
}

const resultName = ({ home, away }: Score): Name =>
  home > away ? both('主胜', 'home win') : home < away ? both('客胜', 'away win') : both('平局', 'draw')

function goalsName({ home, away }: Score): Name {
  const goals = home + away
  return both(`共 ${goals} 球`, `${goals} ${goals === 1 ? 'goal' : 'goals'}`)
}

function winner([id, zh, en]: Named, odds: number, rtp: string, lead: -1 | 0 | 1): Market {
  return {
    id,
    name: both(zh, en),
    odds,
    rtp,
    standing: ({ home, away }) => (Math.sign(home - away) === lead ? 'won' : 'lost'),
    why: (score) => {
      const name = resultName(score)
      return both(
        `${score.home} : ${score.away}，${name['zh-CN']}`,
        `${score.home} : ${score.away}, ${name.en}`,
      )
    },
  }
}

/** A handicap in quarter goals, given to the side that is bet on. */
function handicap([id, zh, en]: Named, odds: number, rtp: string, side: keyof Score, line: number): Market {
  const other = side === 'home' ? 'away' : 'home'
  const halves = halvesOf(line, leadText)
  return {
    id,
    name: both(`${zh} ${leadText(line)}`, `${en} ${leadText(line)}`),
    odds,
    rtp,
    standing: (score) => overLine(4 * (score[side] - score[other]) + line),
    why: (score) => {
      const lead = score[side] - score[other]
      const told = leadText(4 * lead)
      const kept = leadText(4 * lead + line)
      return halves
        ? both(
            `净胜球 ${told}，半注计 ${halves[0]}，半注计 ${halves[1]}`,
            `goal difference ${told}, half on ${halves[0]}, half on ${halves[1]}`,
          )
        : both(`净胜球 ${told}，计盘口后 ${kept}`, `goal difference ${told}, ${kept} with the handicap`)
    },
  }
}

function total(id: string, odds: number, rtp: string, side: 'over' | 'under', line: number): Market {
  const halves = halvesOf(line, goalsText)
  const [zh, en] = side === 'over' ? ['大', 'Over'] : ['小', 'Under']
  return {
    id,
    name: both(`${zh} ${goalsText(line)}`, `${en} ${goalsText(line)}`),
    odds,
    rtp,
    standing: ({ home, away }) => overLine((4 * (home + away) - line) * (side === 'over' ? 1 : -1)),
    why: (score) => {
      const count = goalsName(score)
      if (!halves) return count
      return both(
        `${count['zh-CN']}，半注计 ${halves[0]}，半注计 ${halves[1]}`,
        `${count.en}, half on ${halves[0]}, half on ${halves[1]}`,
      )
    },
  }
}

function parity([id, zh, en]: Named, odds: number, rtp: string, rest: 0 | 1): Market {
  return {
    id,
    name: both(zh, en),
    odds,
    rtp,
    standing: ({ home, away }) => ((home + away) % 2 === rest ? 'won' : 'lost'),
    why: goalsName,
  }
}

const home = ['主', 'Home'] as const
const away = ['客', 'Away'] as const

/** The markets of a match by their groups. Odds on lines of quarters are even, so that half of them is whole. */
export const footballMarkets = {
  winner: [
    winner(['home', '主胜', 'Home'], 223, '94.73', 1),
    winner(['draw', '平局', 'Draw'], 362, '94.84', 0),
    winner(['away', '客胜', 'Away'], 303, '94.89', -1),
  ],
  handicap: [
    handicap(['homeMinusThreeQuarters', ...home], 266, '94.73', 'home', -3),
    handicap(['awayPlusThreeQuarters', ...away], 146, '94.97', 'away', 3),
    handicap(['homeMinus', ...home], 356, '94.90', 'home', -4),
    handicap(['awayPlus', ...away], 127, '95.05', 'away', 4),
  ],
  goals: [
    total('over', 201, '94.79', 'over', 10),
    total('under', 180, '95.11', 'under', 10),
    total('overTwoThreeQuarters', 230, '94.97', 'over', 11),
    total('underTwoThreeQuarters', 160, '94.92', 'under', 11),
    total('overThree', 281, '94.94', 'over', 12),
    total('underThree', 141, '95.26', 'under', 12),
    parity(['odd', '进球单', 'Odd goals'], 191, '94.81', 1),
    parity(['even', '进球双', 'Even goals'], 189, '95.18', 0),
  ],
} as const

const markets = new Map(
  [...footballMarkets.winner, ...footballMarkets.handicap, ...footballMarkets.goals].map((each) => [
    each.id,
    each,
  ]),
)

/** What a bet on a selection pays at a score, stake included, in hundredths of the stake; at `quote`, if it was laid at other odds. */
export function paysAt(selection: string, score: Score, quote?: number): number {
  const market = markets.get(selection)
  const odds = quote ?? market?.odds ?? 0
  switch (market?.standing(score)) {
    case 'won':
      return odds
    case 'halfWon':
      return Math.floor((odds + 100) / 2)
    case 'returned':
      return 100
    case 'halfLost':
      return 50
    default:
      return 0
  }
}

/** How a score leaves a bet on a selection, and why; null for a selection that no match has. */
export function betAt(selection: string, score: Score): { standing: BetStanding; why: Name } | null {
  const market = markets.get(selection)
  return market ? { standing: market.standing(score), why: market.why(score) } : null
}
