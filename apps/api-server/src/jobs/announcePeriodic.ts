import type { AppDeps } from '../http/appDeps.ts'
import type { JobHandler } from './jobHandler.ts'

/** Puts what comes back by itself on the queue, where it is not there yet. */
export async function announcePeriodic(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  handlers: readonly JobHandler[],
): Promise<void> {
  const kinds = handlers.filter(({ mode }) => mode === 'periodic').map(({ kind }) => kind)
  if (kinds.length === 0) return
  const at = new Date(clock.now())
  await db
    .insertInto('jobs')
    .values(
      kinds.map((kind) => ({
        id: kind,
        kind,
        dedupe_key: kind,
        payload: 'null',
        run_at: at,
        claim: null,
        attempts: 0,
        failure: null,
        created_at: at,
        done_at: null,
        dead_at: null,
      })),
    )
    // Another process may announce the same in this moment, and either of the two keys may be the first to say so.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
