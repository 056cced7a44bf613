import { type Clubs, clubsOf, type Name } from '@koi/contract/engines'
import type { Session, SettledRound } from '../calls/gameCalls.ts'

/** A team as the score board draws it: its name and the two colours of its crest. */
export interface Team {
  readonly name: Name
  readonly colors: readonly [string, string]
}

/** The two teams of a match. */
export interface Teams {
  readonly home: Team
  readonly away: Team
}

const colors: readonly (readonly [string, string])[] = [
  ['#d1495b', '#8f2638'],
  ['#e8ecf4', '#8d9bb5'],
  ['#f0a63a', '#a8641a'],
  ['#4f8fd8', '#1f4f8f'],
  ['#3fae74', '#186b45'],
  ['#9a7ae0', '#54389c'],
  ['#8fa3b8', '#44566b'],
  ['#35b7c2', '#14707c'],
]

/** A team keeps its colours; two that would wear the same do not. */
function dressed(home: Name, away: Name): Teams {
  const placeOf = (name: Name) =>
    Array.from(name['zh-CN']).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) %
    colors.length
  const first = placeOf(home)
  const second = placeOf(away) === first ? (first + 1) % colors.length : placeOf(away)
  const at = (place: number) => colors[place] ?? ['#d1495b', '#8f2638']
  return { home: { name: home, colors: at(first) }, away: { name: away, colors: at(second) } }
}

/** The teams of a match of the schedule. */
export function teamsOfMatch({ home, away }: { readonly home: Name; readonly away: Name }): Teams {
  return dressed(home, away)
}

/** The clubs of a one-minute match, which follow from the commitment to it. */
export function teamsOf(commitment: string): Teams {
  const { home, away }: Clubs = clubsOf(commitment)
  return dressed(home.name, away.name)
}

/** The teams of a settled round: of its match, or of the clubs that met for it alone. */
export function teamsOfPlay({
  match,
  serverHash,
}: Pick<NonNullable<SettledRound['play']>, 'match' | 'serverHash'>): Teams {
  return match ? teamsOfMatch(match) : teamsOf(serverHash)
}

/** The names of teams in a language. */
export function namesOf({ home, away }: Teams, locale: Session['locale']): { home: string; away: string } {
  return { home: home.name[locale], away: away.name[locale] }
}
