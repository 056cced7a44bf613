import { type MatchState, matchStates } from '@koi/contract/match'
import { zonedDate } from '@koi/api-core/dates'
import { withParams, type UrlState } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { scheduleDays, type ScheduleDay } from './scheduleDays.ts'

export type StateFilter = MatchState | 'all'

/** What the schedule is narrowed by; all of it lives in the address. */
export interface ScheduleFilters {
  readonly days: readonly ScheduleDay[]
  /** `2026-11-21`. */
  readonly day: string
  readonly onDay: (day: string) => void
  readonly state: StateFilter
  readonly onState: (state: StateFilter) => void
  /** A league's id; null for all. */
  readonly league: string | null
  readonly onLeague: (league: string | null) => void
  /** Back to all matches of the day. */
  readonly onClear: () => void
}

function isState(text: string | null): text is StateFilter {
  return text === 'all' || matchStates.some((state) => state === text)
}

/** The filters of the schedule: today opens with what is live, any other day with all of it. */
export function useScheduleFilters({ params, setParams }: UrlState): ScheduleFilters {
  const { timeZone } = useBrand()
  const { serverClock } = useRuntime()
  const now = serverClock.now()
  const days = scheduleDays(now, timeZone)
  const today = zonedDate(now, { timeZone })
  const day = days.find((one) => one.day === params.get('day'))?.day ?? today
  const asked = params.get('state')
  const usual = day === today ? 'live' : 'all'
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(withParams(params, changes), { preventScrollReset: true })
  return {
    days,
    day,
    onDay: (next) => change({ day: next === today ? null : next, state: null }),
    state: isState(asked) ? asked : usual,
    onState: (state) => change({ state: state === usual ? null : state }),
    league: params.get('league'),
    onLeague: (league) => change({ league }),
    onClear: () => change({ state: usual === 'all' ? null : 'all', league: null }),
  }
}
