import type { Migration } from 'kysely/migration'
import { members } from './0001_members.ts'
import { ledger } from './0002_ledger.ts'
import { games } from './0003_games.ts'
import { jobs } from './0004_jobs.ts'
import { presence } from './0005_presence.ts'
import { loginTries } from './0006_login_tries.ts'
import { sittings } from './0007_sittings.ts'
import { queue } from './0008_queue.ts'
import { payouts } from './0009_payouts.ts'
import { deposits } from './0010_deposits.ts'

/** Every step in order. A step that has shipped is never edited; a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001_members': members,
  '0002_ledger': ledger,
  '0003_games': games,
  '0004_jobs': jobs,
  '0005_presence': presence,
  '0006_login_tries': loginTries,
  '0007_sittings': sittings,
  '0008_queue': queue,
  '0009_payouts': payouts,
  '0010_deposits': deposits,
}
