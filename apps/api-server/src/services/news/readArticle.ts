import { articleBlock } from '@koi/contract/article'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import { refuse } from '../refusal.ts'
import { toArticle } from './article.ts'

const storedBody = v.pipe(v.string(), v.parseJson(), v.array(articleBlock))

/**
 * One article of a brand with its body. Whatever wrote the body, only blocks of the contract leave the server.
 *
 * @throws Refusal `unknown-article` for one that the brand does not show.
 */
export async function readArticle({
  ctx,
  input,
}: {
  ctx: Context
  input: { readonly id: string; readonly brand: string; readonly locale: Locale }
}) {
  const { id, brand, locale } = input
  const row = await ctx.db
    .selectFrom('articles')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .where('published_at', '<=', new Date(ctx.clock.now()))
    .executeTakeFirst()
  if (!row) refuse('unknown-article')
  return { ...toArticle(row, locale), body: v.parse(storedBody, locale === 'en' ? row.body_en : row.body_zh) }
}
