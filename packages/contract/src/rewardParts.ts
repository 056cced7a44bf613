import * as v from 'valibot'
import { money } from './schema/money.ts'

/** Refusals of every call that pays a reward. */
export const paying = ['promotion-not-eligible', 'idempotency-key', 'idempotency-conflict'] as const

/** What the days of a sign-in streak bring, cash and points. */
export const ladder = v.array(v.object({ reward: money, points: v.number() }))
