import type { Match } from '@koi/contract/match'
import { asFailure, matchApi } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import type { UrlState } from '../routing/address.ts'
import { useServerClock } from '../time/useServerClock.ts'
import { zoneLabel } from '../time/zoneLabel.ts'
import { type MatchEntry, useMatchEntry } from './matchEntry.ts'
import { useLiveMatches } from './useLiveMatches.ts'
import { type OddsFormatModel, useOddsFormat } from '../odds/useOddsFormat.ts'
import { type ScheduleFilters, type StateFilter, useScheduleFilters } from './useScheduleFilters.ts'

export interface ScheduleLeague {
  readonly id: string
  readonly name: string
}

export type ScheduleModel = {
  readonly filters: ScheduleFilters
  /** The leagues that play on the day. */
  readonly leagues: readonly ScheduleLeague[]
  /** How many matches of the day and league are in each state; null while they are not known. */
  readonly counts: Readonly<Record<StateFilter, number>> | null
  /** How the time zone is written, `GMT+8`. */
  readonly zone: string
  readonly oddsFormat: OddsFormatModel
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      readonly matches: readonly MatchEntry[]
      /** The last try to bring the scores up to date has failed. */
      readonly stale: boolean
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }
)

export interface ScheduleOptions {
  /** `useSearchParams()`; keys used: `day`, `state`, `league`. */
  readonly url: UrlState
}

/** A day has fewer: it is read in one piece, and narrowed here. */
const wholeDay = 100
const none: readonly Match[] = []

function countsOf(matches: readonly Match[]): Readonly<Record<StateFilter, number>> {
  const count = (state: StateFilter) => matches.filter((match) => match.state === state).length
  return { all: matches.length, live: count('live'), coming: count('coming'), finished: count('finished') }
}

/** The matches of a day by state and league, with scores that change while one watches. */
export function useSchedule({ url }: ScheduleOptions): ScheduleModel {
  const textOf = useFailureText()
  const oddsFormat = useOddsFormat()
  const toEntry = useMatchEntry(oddsFormat.format)
  const { timeZone, now } = useServerClock()
  const zone = zoneLabel(timeZone, now())
  const filters = useScheduleFilters(url)
  const input = { day: filters.day, page_size: wholeDay }
  const query = matchApi.endpoints.matches.useQuery(input)
  const day = query.currentData?.items ?? none
  const stale = useLiveMatches(input, { matches: day, refetch: query.refetch })

  const leagues = [...new Map(day.map(({ league }) => [league.id, league])).values()]
  const ofLeague = day.filter(({ league }) => filters.league === null || league.id === filters.league)
  const fits = ({ state }: Match) => filters.state === 'all' || state === filters.state
  const isShown = useKept(
    `${filters.day} ${filters.state} ${filters.league}`,
    ofLeague.filter((match) => fits(match)).map(({ id }) => id),
  )
  const counts = query.currentData ? countsOf(ofLeague) : null
  const common = { filters, leagues, counts, zone, oddsFormat }
  if (!query.currentData) {
    const failure = asFailure(query.error)
    if (!failure || query.isFetching) return { ...common, status: 'loading' }
    return { ...common, status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const shown = ofLeague.filter(({ id }) => isShown(id))
  if (shown.length === 0) return { ...common, status: 'empty' }
  return {
    ...common,
    status: 'ready',
    matches: shown.map((match) => toEntry(match)),
    stale,
    refreshing: query.isFetching,
    onRefresh: () => void query.refetch(),
  }
}

/**
 * Whether something is shown: it fits, or it did so since the filter is what it is. A match that ends while it is watched
 * would else take its row away, and all below it would jump.
 */
function useKept(filter: string, fitting: readonly string[]): (id: string) => boolean {
  const [kept, setKept] = useState<{ readonly filter: string; readonly ids: ReadonlySet<string> }>({
    filter,
    ids: new Set(),
  })
  const known = kept.filter === filter ? kept.ids : new Set<string>()
  const ids = fitting.every((id) => known.has(id)) ? known : new Set([...known, ...fitting])
  if (ids !== kept.ids) setKept({ filter, ids })
  return (id) => ids.has(id)
}
