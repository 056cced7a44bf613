import { contract } from '@koi/contract'
import { listNews } from '../../services/news/listNews.ts'
import { readArticle } from '../../services/news/readArticle.ts'
import { pageOf, route } from './route.ts'

export const newsRoutes = [
  route(contract.newsList, ({ ctx, brand, locale }, { category, ...page }) =>
    listNews({ ctx, input: { brand: brand.d, category, ...pageOf(page), locale } }),
  ),
  route(contract.newsDetail, ({ ctx, brand, locale }, { id }) =>
    readArticle({ ctx, input: { id, brand: brand.d, locale } }),
  ),
]
