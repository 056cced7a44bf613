import { betLimits, type BetLine, engines, mostReturnOf, selectionsOf } from '@koi/contract/engines'
import { parseStake } from '../amounts/parseStake.ts'

/** A single bet that is being made: the amount stays as it was typed, so that nothing is lost of what does not fit. */
export interface SlipBet {
  readonly selection: string
  readonly typed: string
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
}

/** A bet of the slip as it is worked out. Amounts in fen. */
export interface SlipLine extends SlipBet {
  readonly limits: { readonly min: bigint; readonly max: bigint }
  readonly closed: boolean
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

function lineOf(bet: SlipBet, { closed }: Slip, { gameLimits, step }: SlipRules): SlipLine {
  const selection = selections.get(bet.selection)
  const limits = selection ? betLimits(engine, selection, gameLimits) : gameLimits
  const typed = parseStake(bet.typed)
  const isClosed = selection === undefined || closed.includes(bet.selection)
  const fits = typed !== null && typed >= limits.min && typed <= limits.max && typed % step === 0n
  const amount = fits && !isClosed ? typed : null
  return {
    ...bet,
    limits,
    closed: isClosed,
    amount,
    returns: ((amount ?? 0n) * BigInt(selection?.odds ?? 0)) / 100n,
  }
}

/** The bets of a slip that can be staked. */
function stakedOn(lines: readonly SlipLine[]): readonly BetLine[] {
  return lines.flatMap(({ selection, amount }) => (amount === null ? [] : [{ selection, amount }]))
}

/** Works a slip out. */
export function sumSlip(slip: Slip, rules: SlipRules): SlipSum {
  const lines = slip.bets.map((bet) => lineOf(bet, slip, rules))
  const staked = stakedOn(lines)
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
  return stakedOn(sumSlip(slip, rules).lines)
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
  const added = { selection, typed: firstAmount(selection, slip, rules) }
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
