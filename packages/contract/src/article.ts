import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { article } from './news.ts'
import { identifier } from './schema/fields.ts'

/**
 * One piece of an article. A body is a list of these and never markup: what no kind describes cannot be said, so that nothing
 * needs to be sanitised (0107).
 */
export const articleBlock = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('quote'), text: v.string(), source: v.string() }),
])

export type ArticleBlock = v.InferOutput<typeof articleBlock>

export const newsDetail = defineEndpoint({
  name: 'news.detail',
  method: 'POST',
  path: '/api/findmed/v1/news/detail',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({ ...article.entries, body: v.array(articleBlock) }),
  errors: ['unknown-article'],
  summary: 'One article with its body.',
})
