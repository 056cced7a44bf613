import * as v from 'valibot'
import type { PlannedMatch } from './scheduled.ts'

const name = v.object({ 'zh-CN': v.string(), en: v.string() })
const planned = v.nullable(
  v.object({
    d: v.string(),
    timeZone: v.string(),
    match: v.object({
      id: v.string(),
      home: name,
      away: name,
      expected: v.object({ home: v.number(), away: v.number() }),
    }),
    startsAt: v.number(),
  }),
)

/** The match that a session or a round keeps; null for one without. */
export function readPlanned(stored: unknown): PlannedMatch | null {
  return v.parse(planned, stored ?? null)
}
