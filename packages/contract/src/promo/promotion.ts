import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

/** A promotion as it stands in a list. */
export const promotion = v.object({
  id: v.string(),
  title: v.string(),
  category: v.string(),
  picture: v.string(),
  startsAt: instant,
  endsAt: v.nullable(instant),
  joined: v.boolean(),
})

export type Promotion = v.InferOutput<typeof promotion>
