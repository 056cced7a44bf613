import type { Wire } from '@koi/contract'
import type { Article, ArticleCategory } from '@koi/contract/news'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { pageOffset, type PageInput } from '../page.ts'
import { toArticle } from './article.ts'

interface NewsFilter extends PageInput {
  readonly brand: string
  readonly category: ArticleCategory | undefined
  readonly locale: Locale
}

/**
 * The news of a brand, the newest first.
 *
 * @throws Refusal `invalid-input` for a page that is too deep.
 */
export async function listNews({ ctx, input }: { ctx: Context; input: NewsFilter }) {
  const { brand, category, page, pageSize, locale } = input
  const offset = pageOffset(input)
  let articles = ctx.db
    .selectFrom('articles')
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .where('published_at', '<=', new Date(ctx.clock.now()))
  if (category) articles = articles.where('category', '=', category)
  const { total } = await articles
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  const rows = await articles
    .select(['id', 'category', 'picture', 'title_zh', 'title_en', 'summary_zh', 'summary_en', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute()
  const items = rows.map((row): Wire<Article> => toArticle(row, locale))
  return { items, page, pageSize, total }
}
