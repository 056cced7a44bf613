import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { instant, pageInput, pageOf } from './schema/fields.ts'

/** What news is about, in the order of its tabs. */
export const articleCategories = ['site', 'sports', 'games', 'guide'] as const

export type ArticleCategory = (typeof articleCategories)[number]

const articleCategory = v.picklist(articleCategories)

/** A news article as it stands in a list. */
export const article = v.object({
  id: v.string(),
  category: articleCategory,
  title: v.string(),
  summary: v.string(),
  picture: v.string(),
  publishedAt: instant,
})

export type Article = v.InferOutput<typeof article>

export const newsList = defineEndpoint({
  name: 'news.list',
  method: 'POST',
  path: '/api/findmed/v1/news/list',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ category: v.optional(articleCategory), ...pageInput }),
  output: pageOf(article),
  errors: [],
  summary: 'News of the brand in the language of the lang header, the newest first.',
})
