import { contract } from '@koi/contract'
import { listSecondNav, listTopCovers } from '../../services/home/listHomeEntries.ts'
import { catalogueRoute } from './route.ts'

export const homeRoutes = [
  catalogueRoute(contract.topCovers, ({ ctx, brand, locale }) =>
    listTopCovers({ ctx, input: { brand: brand.d, locale } }),
  ),
  catalogueRoute(contract.secondNav, ({ ctx, brand, locale }) =>
    listSecondNav({ ctx, input: { brand: brand.d, locale } }),
  ),
]
