import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

/** A news article as it stands in a list. */
export const article = v.object({
  id: v.string(),
  category: v.string(),
  title: v.string(),
  summary: v.string(),
  picture: v.string(),
  publishedAt: instant,
})

export type Article = v.InferOutput<typeof article>
