import { migrate } from '../db/migrate.ts'
import type { Database } from '../db/openDatabase.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import { seed } from '../seed/seed.ts'
import type { Clock } from '../services/context.ts'
import type { ServerConfig } from './config.ts'
import { readBrands } from './readBrands.ts'

/** The machine's clock, or one so many days ahead of it. */
export function clockAhead(days: number): Clock {
  return days === 0 ? Date : { now: () => Date.now() + days * 86_400_000 }
}

/** Brings the tables to the newest version and fills them; costs next to nothing where that is done. */
export async function fillDatabase(
  { db }: Pick<Database, 'db'>,
  config: Pick<ServerConfig, 'clockAheadDays' | 'giftStock' | 'popups'>,
): Promise<void> {
  await migrate(db)
  await seed(db, {
    clock: clockAhead(config.clockAheadDays),
    random: systemRandom,
    hasher: createPasswordHasher(systemRandom),
    brands: await readBrands(),
    giftStock: config.giftStock,
    popups: config.popups,
  })
}
