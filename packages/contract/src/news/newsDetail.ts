import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier } from '../schema/identifier.ts'
import { article } from './article.ts'

export const newsDetail = defineEndpoint({
  name: 'news.detail',
  method: 'POST',
  path: '/api/findmed/v1/news/detail',
  origin: 'specification',
  access: 'public',
  encoding: 'form',
  effect: 'read',
  input: v.object({ id: identifier }),
  output: v.object({ ...article.entries, paragraphs: v.array(v.string()) }),
  errors: [],
  summary: 'One article.',
})
