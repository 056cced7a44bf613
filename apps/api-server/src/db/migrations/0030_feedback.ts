import type { Migration } from 'kysely/migration'
import { runStatements } from './runStatements.ts'

/**
 * Feedback of members, and pictures that they upload. A picture is written anew by us before it is stored; one that no feedback uses is
 * deleted after a while. `request` is what a client names one sending by.
 */
export const feedback: Migration = {
  up: (db) =>
    runStatements(db, [
      `create table feedback (
        id text primary key,
        member_id text not null references members (id),
        request text not null,
        kind text not null,
        text text not null,
        locale text not null,
        state text not null check (state in ('received', 'reviewing', 'answered')),
        reply text,
        created_at timestamptz not null,
        answered_at timestamptz,
        unique (member_id, request),
        check ((state = 'answered') = (reply is not null and answered_at is not null))
      )`,
      `create index feedback_by_member on feedback (member_id, created_at desc, id desc)`,
      `create table pictures (
        id text primary key,
        member_id text not null references members (id),
        content bytea not null,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        created_at timestamptz not null,
        feedback_id text references feedback (id),
        place integer,
        check ((feedback_id is null) = (place is null))
      )`,
      `create index pictures_unused on pictures (created_at) where feedback_id is null`,
      `create index pictures_unused_of_member on pictures (member_id) where feedback_id is null`,
      `create index pictures_of_feedback on pictures (feedback_id, place) where feedback_id is not null`,
    ]),
}
