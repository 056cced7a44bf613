import * as v from 'valibot'
import type { JobKind } from '../queue/jobQueue.ts'

const payload = v.object({ gameId: v.string(), drawsAt: v.pipe(v.string(), v.isoTimestamp()) })

/** Settles all bets on a draw, once it is drawn. */
export const settleDrawJob = {
  name: 'draw.settle',
  payload,
  attempts: 20,
} satisfies JobKind<typeof payload>
