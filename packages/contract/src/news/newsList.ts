import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { pageInput } from '../schema/pageInput.ts'
import { pageOf } from '../schema/pageOf.ts'
import { article } from './article.ts'

export const newsList = defineEndpoint({
  name: 'news.list',
  method: 'POST',
  path: '/api/findmed/v1/news/list',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ category: v.optional(v.string()), ...pageInput }),
  output: pageOf(article),
  errors: [],
  summary: 'News, the newest first.',
})
