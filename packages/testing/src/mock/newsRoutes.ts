import { type ArticleBlock, newsDetail } from '@koi/contract/article'
import { newsList } from '@koi/contract/news'
import { articles } from '../fixtures/articles.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

const body: readonly ArticleBlock[] = [
  { kind: 'paragraph', text: '您有一个主钱包，每家场馆也各有一个钱包。' },
  { kind: 'heading', text: '从哪里开始' },
  { kind: 'list', items: ['在首页选一类游戏。', '看清返还率和投注范围。'] },
]

/** News over the fixture articles, all with the same body. */
export function newsRoutes(state: MockState): readonly MockRoute[] {
  const all = articles(state.now())
  return [
    mockRoute(newsList, ({ category, page = 1, page_size = 20 }) => {
      const found = all.filter((article) => category === undefined || article.category === category)
      const first = (page - 1) * page_size
      return { items: found.slice(first, first + page_size), page, pageSize: page_size, total: found.length }
    }),
    mockRoute(newsDetail, ({ id }) => {
      const found = all.find((article) => article.id === id)
      if (!found) throw new MockRefusal('unknown-article')
      return { ...found, body: [...body] }
    }),
  ]
}
