import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import type { CalendarMark } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import type { SignInDay } from './useMakeUp.ts'
import type { ReadySignIn } from './useSignIn.ts'

/** `11 月 21 日` of `2026-11-21`. */
export function dayText(day: string): string {
  return m.common_day({ month: Number(day.slice(5, 7)), day: Number(day.slice(8)) })
}

function markOf({ signed, madeUp, makeUp, reward, points }: SignInDay): CalendarMark | null {
  const brings = { amount: formatAmount(reward), points: countText(points) }
  if (madeUp) return { kind: 'done', label: m.sign_day_made_up(brings), detail: m.sign_made_up_short() }
  if (signed) return { kind: 'done', label: m.sign_day_signed(brings), detail: brings.amount }
  if (makeUp === 'open') return { kind: 'missed', label: m.sign_day_open(), detail: m.sign_open_short() }
  return makeUp === null || makeUp === 'registration' ? null : { kind: 'lost', label: m.sign_day_missed() }
}

/** The day on which the round of rewards ends when no day is missed from now on, and what it brings. */
function roundEnd({ today, signedToday, ladder }: ReadySignIn): [string, CalendarMark] | null {
  const end = ladder.at(-1)
  const next = ladder.find(({ state }) => state === 'next')
  if (!end || !next) return null
  const ahead = end.place - next.place + (signedToday ? 1 : 0)
  if (ahead === 0) return null
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)
  const brings = { amount: formatAmount(end.reward), points: countText(end.points) }
  return [day, { kind: 'reward', label: m.sign_day_round_end(brings), detail: brings.amount }]
}

/** What the calendar says of each day, by `YYYY-MM-DD`. */
export function calendarMarks(model: ReadySignIn): Readonly<Record<string, CalendarMark>> {
  const marks = Object.fromEntries(
    model.days.flatMap((day) => {
      const mark = markOf(day)
      return mark ? [[day.day, mark]] : []
    }),
  )
  const end = roundEnd(model)
  return end ? { ...marks, [end[0]]: end[1] } : marks
}
