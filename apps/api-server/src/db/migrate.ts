import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { members } from './migrations/0001_members.ts'
import { ledger } from './migrations/0002_ledger.ts'
import { games } from './migrations/0003_games.ts'
import { jobs } from './migrations/0004_jobs.ts'
import { presence } from './migrations/0005_presence.ts'
import { loginTries } from './migrations/0006_login_tries.ts'
import { sittings } from './migrations/0007_sittings.ts'
import { queue } from './migrations/0008_queue.ts'
import { payouts } from './migrations/0009_payouts.ts'
import { deposits } from './migrations/0010_deposits.ts'
import { rateLimits } from './migrations/0011_rate_limits.ts'
import { balances } from './migrations/0012_balances.ts'
import { turnover } from './migrations/0013_turnover.ts'
import { knownDevices } from './migrations/0014_known_devices.ts'
import { records } from './migrations/0015_records.ts'
import { retention } from './migrations/0016_retention.ts'
import { articles } from './migrations/0017_articles.ts'
import { lobby } from './migrations/0018_lobby.ts'
import { engines } from './migrations/0019_engines.ts'
import { home } from './migrations/0020_home.ts'
import { enginesOnly } from './migrations/0021_engines_only.ts'
import { promotions } from './migrations/0022_promotions.ts'
import { draws } from './migrations/0023_draws.ts'
import { popularity } from './migrations/0024_popularity.ts'
import { rewards } from './migrations/0025_rewards.ts'
import { vip } from './migrations/0026_vip.ts'
import { agents } from './migrations/0027_agents.ts'
import { security } from './migrations/0028_security.ts'
import { messages } from './migrations/0029_messages.ts'
import { feedback } from './migrations/0030_feedback.ts'
import { movements } from './migrations/0031_movements.ts'
import { lateRounds } from './migrations/0032_late_rounds.ts'
import { vipDays } from './migrations/0033_vip_days.ts'
import { catalogueVersion } from './migrations/0034_catalogue_version.ts'
import { loginPlaces } from './migrations/0035_login_places.ts'
import { agentTotals } from './migrations/0036_agent_totals.ts'
import { depositTotals } from './migrations/0037_deposit_totals.ts'
import { missedBonuses } from './migrations/0038_missed_bonuses.ts'
import { shortReads } from './migrations/0039_short_reads.ts'
import { retentionOfRecords } from './migrations/0040_retention_of_records.ts'
import { matchBets } from './migrations/0041_match_bets.ts'
import { claimedSteps } from './migrations/0042_claimed_steps.ts'
import type { Schema } from './schema.ts'

/** Every step in order. A step that has shipped is never edited; a new one is added. */
const migrations: Record<string, Migration> = {
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
  '0011_rate_limits': rateLimits,
  '0012_balances': balances,
  '0013_turnover': turnover,
  '0014_known_devices': knownDevices,
  '0015_records': records,
  '0016_retention': retention,
  '0017_articles': articles,
  '0018_lobby': lobby,
  '0019_engines': engines,
  '0020_home': home,
  '0021_engines_only': enginesOnly,
  '0022_promotions': promotions,
  '0023_draws': draws,
  '0024_popularity': popularity,
  '0025_rewards': rewards,
  '0026_vip': vip,
  '0027_agents': agents,
  '0028_security': security,
  '0029_messages': messages,
  '0030_feedback': feedback,
  '0031_movements': movements,
  '0032_late_rounds': lateRounds,
  '0033_vip_days': vipDays,
  '0034_catalogue_version': catalogueVersion,
  '0035_login_places': loginPlaces,
  '0036_agent_totals': agentTotals,
  '0037_deposit_totals': depositTotals,
  '0038_missed_bonuses': missedBonuses,
  '0039_short_reads': shortReads,
  '0040_retention_of_records': retentionOfRecords,
  '0041_match_bets': matchBets,
  '0042_claimed_steps': claimedSteps,
}

/**
 * Brings the schema up to date, or up to a step; every step runs once, on either engine.
 *
 * @throws the error of the step that failed.
 */
export async function migrate(db: Kysely<Schema>, step?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (step === undefined ? migrator.migrateToLatest() : migrator.migrateTo(step))
  if (error !== undefined) throw error instanceof Error ? error : new Error('a migration failed')
}
