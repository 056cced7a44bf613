import * as v from 'valibot'
import { scenarios } from './scenarios.ts'

/** Keeps so many connections busy: each sends its next request when its last one was answered. */
const saturate = v.object({
  kind: v.literal('saturate'),
  scenario: v.picklist(scenarios),
  origins: v.array(v.string()),
  members: v.number(),
  connections: v.number(),
  seconds: v.number(),
})

/** Sends each member's heartbeat when it is due, whether earlier ones were answered or not. */
const hold = v.object({
  kind: v.literal('hold'),
  origins: v.array(v.string()),
  members: v.number(),
  /** Seconds between two heartbeats of a member. */
  period: v.number(),
  seconds: v.number(),
})

/** What the generator of the load is asked for. */
export const order = v.variant('kind', [saturate, hold])
export type Order = v.InferOutput<typeof order>
export type Saturate = v.InferOutput<typeof saturate>
export type Hold = v.InferOutput<typeof hold>

/** What it saw. Times are milliseconds. */
export const observed = v.object({
  answered: v.number(),
  failed: v.number(),
  seconds: v.number(),
  p50: v.number(),
  p99: v.number(),
  longest: v.number(),
  /** How late the generator itself was, at the 99th of a hundred moments: what the machine withholds from everybody. */
  late: v.optional(v.number()),
})
export type Observed = v.InferOutput<typeof observed>

/** Sums up times in milliseconds. */
export function observe(times: Float64Array, failed: number, seconds: number): Observed {
  const sorted = times.toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { answered: sorted.length, failed, seconds, p50: at(0.5), p99: at(0.99), longest: at(1) }
}
