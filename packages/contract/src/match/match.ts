import * as v from 'valibot'
import { instant } from '../schema/instant.ts'

const team = v.object({ id: v.string(), name: v.string(), crest: v.string() })

/** One match of the schedule. Scores are null until it starts; odds are decimal strings, `"2.08"`. */
export const match = v.object({
  id: v.string(),
  league: v.string(),
  home: team,
  away: team,
  state: v.picklist(['coming', 'live', 'finished']),
  startsAt: instant,
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  odds: v.nullable(v.object({ home: v.string(), draw: v.nullable(v.string()), away: v.string() })),
})

export type Match = v.InferOutput<typeof match>
