import { betLimits, type BetLine, engines, mostReturnOf, selectionsOf } from '@koi/contract/engines'
import { readStake } from '../amounts/parseStake.ts'

/** A single bet that is being made: the amount stays as it was typed, so that nothing is lost of what does not fit. */
export interface SlipBet {
  readonly selection: string
  readonly typed: string
  /** The odds that the player has seen, on a match of the schedule, whose odds change. */
  readonly seen?: number | undefined
}

/** Bets on a match that are placed together. */
export interface Slip {
  readonly bets: readonly SlipBet[]
  /** The bet that was taken out last, and where it stood. */
  readonly removed: { readonly bet: SlipBet; readonly at: number } | null
  /** A selection that found no room any more. */
  readonly full: boolean
  /** What the server named as no longer offered. */
  readonly closed: readonly string[]
  /** Read once more before it is placed. */
  readonly reviewing: boolean
}

export const emptySlip: Slip = { bets: [], removed: null, full: false, closed: [], reviewing: false }

/** What a slip has to fit. Fen. */
export interface SlipRules {
  readonly gameLimits: { readonly min: bigint; readonly max: bigint }
  readonly step: bigint
  /** A match of the schedule has its own odds, and offers what has one. */
  readonly match?: { readonly quotes: Readonly<Record<string, number>> } | null | undefined
}

/** A bet of the slip as it is worked out. Amounts in fen. */
export interface SlipLine extends SlipBet {
  readonly limits: { readonly min: bigint; readonly max: bigint }
  readonly closed: boolean
  /** In hundredths; null for what is closed. */
  readonly odds: number | null
  /** Null for what cannot be staked. */
  readonly amount: bigint | null
  /** What the bet returns if it wins, stake included. */
  readonly returns: bigint
}

/** A slip as it is worked out. Amounts in fen; what cannot be staked counts nothing. */
export interface SlipSum {
  readonly lines: readonly SlipLine[]
  readonly total: bigint
  /** The most that can come back at any one score: bets against each other do not both win. */
  readonly mostReturn: bigint
  readonly overTotal: boolean
  /** Whether every bet can be placed. */
  readonly fits: boolean
}

const engine = engines.football
const mostBets = engine.mostBets ?? 5
const selections = new Map(selectionsOf(engine).map((selection) => [selection.id, selection]))

/** The odds of a selection now, in hundredths; null where it is not offered. */
export function oddsNow(id: string, { match }: Pick<SlipRules, 'match'>): number | null {
  return (match ? match.quotes[id] : selections.get(id)?.odds) ?? null
}

function lineOf(bet: SlipBet, { closed }: Slip, rules: SlipRules): SlipLine {
  const { gameLimits, step } = rules
  const selection = selections.get(bet.selection)
  const odds = oddsNow(bet.selection, rules)
  const limits =
    selection && odds !== null ? betLimits(engine, { ...selection, odds }, gameLimits) : gameLimits
  const isClosed = odds === null || closed.includes(bet.selection)
  const amount = isClosed ? null : readStake(bet.typed, { limits, step })
  return {
    ...bet,
    limits,
    closed: isClosed,
    odds,
    amount,
    returns: ((amount ?? 0n) * BigInt(odds ?? 0)) / 100n,
  }
}

/** The bets of a slip that can be staked. */
function stakedOn(lines: readonly SlipLine[], { match }: SlipRules): readonly BetLine[] {
  return lines.flatMap(({ selection, amount, odds }) => {
    if (amount === null || odds === null) return []
    return [match ? { selection, amount, quote: odds } : { selection, amount }]
  })
}

/** Works a slip out. */
export function sumSlip(slip: Slip, rules: SlipRules): SlipSum {
  const lines = slip.bets.map((bet) => lineOf(bet, slip, rules))
  const staked = stakedOn(lines, rules)
  const total = staked.reduce((sum, { amount }) => sum + amount, 0n)
  const overTotal = total > rules.gameLimits.max
  return {
    lines,
    total,
    mostReturn: mostReturnOf(staked),
    overTotal,
    fits: lines.length > 0 && staked.length === lines.length && !overTotal,
  }
}

/** What is staked when a slip that fits is placed. */
export function betsOfSlip(slip: Slip, rules: SlipRules): readonly BetLine[] {
  return stakedOn(sumSlip(slip, rules).lines, rules)
}

function yuanOf(fen: bigint): string {
  return fen % 100n === 0n ? String(fen / 100n) : `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
}

/** A new bet begins with the amount of the one before it where its limits allow, else with the least. */
function firstAmount(selection: string, slip: Slip, rules: SlipRules): string {
  const last = slip.bets.at(-1)
  if (last && lineOf({ selection, typed: last.typed }, slip, rules).amount !== null) return last.typed
  return yuanOf(lineOf({ selection, typed: '' }, slip, rules).limits.min)
}

/** Adds a bet on a selection, or takes it out. */
export function toggleBet(slip: Slip, selection: string, rules: SlipRules): Slip {
  const at = slip.bets.findIndex((bet) => bet.selection === selection)
  const bet = slip.bets[at]
  if (bet) {
    return {
      ...slip,
      bets: slip.bets.filter((one) => one !== bet),
      removed: { bet, at },
      closed: slip.closed.filter((one) => one !== selection),
      full: false,
      reviewing: false,
    }
  }
  if (slip.bets.length >= mostBets) return { ...slip, full: true }
  const seen = oddsNow(selection, rules) ?? undefined
  const added = { selection, typed: firstAmount(selection, slip, rules), ...(rules.match ? { seen } : {}) }
  return { ...slip, bets: [...slip.bets, added], removed: null, full: false, reviewing: false }
}

/** Puts the bet that was taken out last back where it stood. */
export function restoreBet(slip: Slip): Slip {
  const { removed, bets } = slip
  if (removed === null || bets.length >= mostBets) return slip
  return { ...slip, bets: bets.toSpliced(removed.at, 0, removed.bet), removed: null, reviewing: false }
}

/** Types an amount for a bet. */
export function typeAmount(slip: Slip, selection: string, typed: string): Slip {
  const bets = slip.bets.map((bet) => (bet.selection === selection ? { ...bet, typed } : bet))
  return { ...slip, bets, reviewing: false }
}

/** Whether odds of the slip are no longer those that the player has seen. */
export function hasNewOdds(slip: Slip, rules: SlipRules): boolean {
  return slip.bets.some(({ selection, seen }) => seen !== undefined && seen !== oddsNow(selection, rules))
}

/** The slip is read: its odds are those of now. */
export function readSlip(slip: Slip, rules: SlipRules): Slip {
  const bets = slip.bets.map((bet) =>
    bet.seen === undefined ? bet : { ...bet, seen: oddsNow(bet.selection, rules) ?? bet.seen },
  )
  return { ...slip, bets, reviewing: true, removed: null, full: false }
}
