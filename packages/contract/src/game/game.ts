import * as v from 'valibot'
import { decimal } from '../schema/decimal.ts'

/** One game of a venue. */
export const game = v.object({
  id: v.string(),
  name: v.string(),
  /** The name in Latin letters without tones, and its initials, for search. */
  pinyin: v.string(),
  initials: v.string(),
  sort: v.number(),
  tags: v.array(v.picklist(['new', 'hot'])),
  picture: v.string(),
  /** Return to player in percent, `"96.10"`. */
  rtp: v.string(),
  stake: v.object({ min: decimal, max: decimal }),
})

export type Game = v.InferOutput<typeof game>
