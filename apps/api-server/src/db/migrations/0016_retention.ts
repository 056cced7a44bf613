import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/** Finds what is old enough to be forgotten without reading what is not. */
export const retention: Migration = {
  up: (db) =>
    runStatements(db, [
      `create index sessions_by_expiry on sessions (expires_at)`,
      `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
      `create index deposit_events_by_age on deposit_events (received_at)`,
      `create index game_sessions_demo_by_age on game_sessions (closed_at) where mode = 'demo'`,
      `create index game_sessions_tickets on game_sessions (ticket_expires_at) where ticket_hash is not null`,
    ]),
}
