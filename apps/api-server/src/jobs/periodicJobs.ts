import { access } from '../rules/access.ts'
import { closeStaleGames } from './closeStaleGames.ts'
import type { PeriodicJob } from './periodicJob.ts'
import { queueTimes } from './queueTimes.ts'
import { settleAbandonedRounds } from './settleAbandonedRounds.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Background work that comes back by itself. */
export const periodicJobs: readonly PeriodicJob[] = [
  { kind: 'close-stale-games', every: minute, run: closeStaleGames },
  { kind: 'settle-abandoned-rounds', every: 5 * minute, run: settleAbandonedRounds },
  {
    kind: 'forget-tickets',
    every: minute,
    async run({ db, clock }) {
      await db
        .updateTable('game_sessions')
        .set({ ticket_hash: null })
        .where('ticket_hash', 'is not', null)
        .where('ticket_expires_at', '<=', new Date(clock.now()))
        .execute()
    },
  },
  {
    kind: 'forget-codes',
    every: 5 * minute,
    async run({ db, clock }) {
      const old = new Date(clock.now() - day)
      await db.deleteFrom('sms_codes').where('expires_at', '<', old).execute()
      await db.deleteFrom('sms_outbox').where('expires_at', '<', old).execute()
    },
  },
  {
    kind: 'forget-guards',
    every: 5 * minute,
    async run({ db, clock }) {
      const now = clock.now()
      await db
        .deleteFrom('rate_limits')
        .where('window_start', '<', new Date(now - day))
        .execute()
      await db
        .deleteFrom('login_guards')
        .where('tried_at', '<', new Date(now - access.lockout.window - access.lockout.locked))
        .execute()
    },
  },
  {
    kind: 'forget-jobs',
    every: 60 * minute,
    async run({ db, clock }) {
      const old = new Date(clock.now() - queueTimes.remembered)
      await db.deleteFrom('jobs').where('done_at', '<', old).execute()
    },
  },
]
