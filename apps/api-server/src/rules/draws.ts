import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import type { EngineId } from '@koi/contract/engines'
import { access } from './access.ts'

const second = 1_000

/** Games that are drawn on a clock, with one draw for all who bet on it. */
export const draws = {
  /** Bets are closed so long before the draw, or a quarter of the period where that is less, in ms. */
  closed: 5 * second,
  /** So many of the last draws are told. */
  told: 20,
  /** So many rounds of one player wait for a draw at most. */
  rounds: 20,
} as const

/** One draw of a title, in ms since the epoch. */
export interface DrawTimes {
  /** `20261123-0417` */
  readonly issue: string
  /** Of the day. */
  readonly number: number
  readonly opensAt: number
  readonly closesAt: number
  readonly drawsAt: number
}

/**
 * How often a title is drawn, in seconds, by what its Chinese name says; null where a round is drawn for itself. It divides
 * an hour, so that a day of the business time zone has a whole number of draws.
 */
export function drawSecondsOf(engine: EngineId, chinese: string): number | null {
  if (engine !== 'quickThree' && engine !== 'fiveDigits') return null
  if (chinese.includes('五分彩')) return 300
  return chinese.includes('三分彩') ? 180 : 60
}

let lastDay = { day: '', start: 0 }

/** When a day of the business time zone begins. Finding it takes many steps, and nearly all who ask ask for today. */
function startOf(day: string): number {
  if (lastDay.day !== day) lastDay = { day, start: zonedDayStart(day, access).getTime() }
  return lastDay.start
}

/** The draw whose bets are taken, or closed, at a time. It belongs to the day on which it opens. */
export function drawAt(seconds: number, time: number): DrawTimes {
  const period = seconds * second
  const opensAt = Math.floor(time / period) * period
  const drawsAt = opensAt + period
  const day = zonedDate(opensAt, access)
  const number = Math.floor((opensAt - startOf(day)) / period) + 1
  return {
    issue: `${day.replaceAll('-', '')}-${String(number).padStart(4, '0')}`,
    number,
    opensAt,
    closesAt: drawsAt - Math.min(draws.closed, period / 4),
    drawsAt,
  }
}
