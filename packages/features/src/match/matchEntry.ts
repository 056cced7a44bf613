import { formatDateTime } from '@koi/api-core/dates'
import { imageUrl } from '@koi/api-core/images'
import type { Match } from '@koi/contract/match'
import { formatOdds, type OddsFormat } from '@koi/contract/odds'
import { m } from '@koi/i18n'
import type { MatchSide } from '@koi/ui'
import { useBrand } from '../runtime/brand.ts'
import { useCatalogue } from '../venues/useCatalogue.ts'

/** How a match can end, as its game names it. */
export type MatchResult = 'home' | 'draw' | 'away'

/** One match as a row shows it. */
export interface MatchEntry {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly sides: readonly [MatchSide, MatchSide]
  /** `21:30`, `45+2′` or `中场`; a finished match says so before its time. */
  readonly time: string
  readonly live: boolean
  /** The prices of the result, the host's first; empty when nothing can be laid. */
  readonly odds: readonly {
    readonly selection: MatchResult
    readonly label: string
    readonly value: string
  }[]
  /** A goal has just fallen: the odds are made anew. */
  readonly suspended: boolean
  readonly venueId: number
  /** The title of the venue that plays it. */
  readonly gameId: string
  /** Null while the venues are not known. */
  readonly venueName: string | null
  /** Whether its venue can be entered. */
  readonly open: boolean
}

function minuteText({ time }: Match): string {
  if (time?.phase !== 'playing') return m.match_break()
  return time.added > 0 ? `${time.minute}+${time.added}′` : `${time.minute}′`
}

function timeText(match: Match, timeZone: string): string {
  const start = formatDateTime(match.startsAt, { timeZone }).slice(11, 16)
  if (match.state === 'live') return minuteText(match)
  return match.state === 'finished' ? `${m.match_state_finished()} ${start}` : start
}

function sidesOf({ home, away, score, state }: Match, assetVersion: string): readonly [MatchSide, MatchSide] {
  const lead = state === 'finished' && score ? score.home - score.away : 0
  const crest = (path: string) => imageUrl(path, { version: assetVersion, webp: false })
  return [
    { name: home.name, crest: crest(home.crest), score: score?.home, winner: lead > 0 },
    { name: away.name, crest: crest(away.crest), score: score?.away, winner: lead < 0 },
  ]
}

/** Turns a match into what a row shows, its odds in a format. */
export function useMatchEntry(format: OddsFormat): (match: Match) => MatchEntry {
  const { assetVersion, timeZone } = useBrand()
  const state = useCatalogue()
  const venues = state.status === 'ready' ? state.catalogue.venues : []
  return (match) => {
    const { id, league, home, away, odds, venueId, gameId } = match
    const venue = venues.find((one) => one.venue.id === venueId)?.venue
    return {
      id,
      league: league.name,
      home: home.name,
      away: away.name,
      sides: sidesOf(match, assetVersion),
      time: timeText(match, timeZone),
      live: match.state === 'live',
      odds: odds
        ? [
            { selection: 'home', label: m.match_odds_home(), value: formatOdds(odds.home, format) },
            { selection: 'draw', label: m.match_odds_draw(), value: formatOdds(odds.draw, format) },
            { selection: 'away', label: m.match_odds_away(), value: formatOdds(odds.away, format) },
          ]
        : [],
      suspended: match.betting === 'suspended',
      venueId,
      gameId,
      venueName: venue?.name ?? null,
      open: venue?.status.state === 'open',
    }
  }
}
