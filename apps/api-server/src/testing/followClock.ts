import type { Database } from '../db/openDatabase.ts'
import { queueTime } from '../jobs/queueTime.ts'
import type { Clock } from '../services/context.ts'

/** A database whose queue lives in the time of a clock that is moved by hand. */
interface ClockedDatabase extends Database {
  /** To be called once the queue is installed. */
  follow(): Promise<void>
}

/** Tells the database the time of the clock before each statement of the queue, where it has moved. */
export function followClock(database: Database, clock: Clock): ClockedDatabase {
  let following = false
  let sent: { at: number; done: Promise<unknown> } | undefined

  async function sendTime(): Promise<void> {
    const at = clock.now()
    if (following && sent?.at !== at) {
      sent = { at, done: database.query('update pgboss.test_time set now = to_timestamp($1)', [at / 1000]) }
    }
    await sent?.done
  }

  return {
    ...database,
    async query(text, values) {
      await sendTime()
      return database.query(text, values)
    },
    async follow() {
      // Servers that start together agree on one row.
      await database.query(`begin; select pg_advisory_xact_lock(1);
        create table if not exists pgboss.test_time (now timestamptz not null);
        insert into pgboss.test_time select now() where not exists (select from pgboss.test_time);
        ${queueTime('(select now from pgboss.test_time)')}; commit`)
      following = true
      // Work may be put on in a transaction, which tells no time, before the queue says anything.
      await sendTime()
    },
  }
}
