import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Clock } from '../services/context.ts'
import type { Locale } from '../services/locale.ts'
import type { ArticleSeed } from './articles/articleSeed.ts'
import type { BrandedArticle } from './articles/index.ts'

const hour = 3_600_000

function bodyIn({ body }: ArticleSeed, locale: Locale): string {
  return JSON.stringify(body.map((block) => block[locale]))
}

/** Writes or refreshes the news; an article keeps the time it was first published at. */
export async function seedArticles(
  trx: Transaction<Schema>,
  articles: readonly BrandedArticle[],
  { clock }: { clock: Clock },
): Promise<void> {
  await trx
    .insertInto('articles')
    .values(
      articles.map(({ id, brand, seed: article }) => ({
        id,
        brand,
        category: article.category,
        picture: `/pictures/venues/${article.venueId}.png`,
        title_zh: article.title['zh-CN'],
        title_en: article.title.en,
        summary_zh: article.summary['zh-CN'],
        summary_en: article.summary.en,
        body_zh: bodyIn(article, 'zh-CN'),
        body_en: bodyIn(article, 'en'),
        published_at: new Date(clock.now() - article.hoursAgo * hour),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        brand: eb.ref('excluded.brand'),
        category: eb.ref('excluded.category'),
        picture: eb.ref('excluded.picture'),
        title_zh: eb.ref('excluded.title_zh'),
        title_en: eb.ref('excluded.title_en'),
        summary_zh: eb.ref('excluded.summary_zh'),
        summary_en: eb.ref('excluded.summary_en'),
        body_zh: eb.ref('excluded.body_zh'),
        body_en: eb.ref('excluded.body_en'),
      })),
    )
    .execute()
}
