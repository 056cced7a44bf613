import { contract } from '@koi/contract'
import { listComing } from '../../services/match/listComing.ts'
import { listMatches } from '../../services/match/listMatches.ts'
import { pageOf, route } from './route.ts'

export const matchRoutes = [
  route(contract.matchList, ({ ctx, brand, locale }, { day, league, state, ...page }) =>
    listMatches({ ctx, input: { brand, day, league, state, ...pageOf(page), locale } }),
  ),
  route(contract.matchesComing, ({ ctx, brand, locale }, { limit = 10 }) =>
    listComing({ ctx, input: { brand, limit, locale } }),
  ),
]
