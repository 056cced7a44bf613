import { contract } from '@koi/contract'
import { listNews } from '../../services/news/listNews.ts'
import { readArticle } from '../../services/news/readArticle.ts'
import { pageOf, sharedRoute } from './route.ts'

export const newsRoutes = [
  sharedRoute(contract.newsList, ({ ctx, brand, locale }, { category, ...page }) =>
    listNews({ ctx, input: { brand: brand.d, category, ...pageOf(page), locale } }),
  ),
  sharedRoute(contract.newsDetail, ({ ctx, brand, locale }, { id }) =>
    readArticle({ ctx, input: { id, brand: brand.d, locale } }),
  ),
]
