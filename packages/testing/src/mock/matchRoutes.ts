import { matchesComing, matchList } from '@koi/contract/match'
import { matches } from '../fixtures/matches.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

/** The fixture matches, which stand around the moment they are asked for; every day has them. */
export function matchRoutes(state: MockState): readonly MockRoute[] {
  return [
    mockRoute(matchList, ({ league, state: wanted, page = 1, page_size = 20 }) => {
      const found = matches(state.now()).filter(
        (match) =>
          (league === undefined || match.league.id === league) &&
          (wanted === undefined || match.state === wanted),
      )
      const first = (page - 1) * page_size
      return { items: found.slice(first, first + page_size), page, pageSize: page_size, total: found.length }
    }),
    mockRoute(matchesComing, ({ limit = 10 }) => ({
      items: matches(state.now())
        .filter((match) => match.state === 'coming')
        .slice(0, limit),
    })),
  ]
}
