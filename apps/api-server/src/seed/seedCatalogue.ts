import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Clock } from '../services/context.ts'
import { games, venues } from './catalogue/index.ts'

const day = 86_400_000

/** Six in the morning, in China, of the day that comes thirty days after `now`. */
function maintenanceEnd(now: number): Date {
  return new Date(Math.floor(now / day) * day + 30 * day - 2 * 3_600_000)
}

/** Writes or refreshes venues, games and the house account of each venue. */
export async function seedCatalogue(trx: Transaction<Schema>, { clock }: { clock: Clock }): Promise<void> {
  await trx
    .insertInto('venues')
    .values(
      venues.map((venue) => ({
        id: venue.id,
        sort: venue.sort,
        game_type: venue.gameType,
        name_zh: venue.name['zh-CN'],
        name_en: venue.name.en,
        maintenance: venue.maintenance,
        maintenance_until: venue.maintenance ? maintenanceEnd(clock.now()) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        sort: eb.ref('excluded.sort'),
        game_type: eb.ref('excluded.game_type'),
        name_zh: eb.ref('excluded.name_zh'),
        name_en: eb.ref('excluded.name_en'),
      })),
    )
    .execute()
  await trx
    .insertInto('games')
    .values(
      games.map((game) => ({
        id: game.id,
        venue_id: game.venueId,
        sort: game.sort,
        name_zh: game.name['zh-CN'],
        name_en: game.name.en,
        pinyin: game.pinyin,
        initials: game.initials,
        tags: game.tags.join(','),
        rtp: game.rtp,
        engine: game.engine,
        draw_seconds: game.drawSeconds,
        min_stake: game.minStakeFen,
        max_stake: game.maxStakeFen,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        venue_id: eb.ref('excluded.venue_id'),
        sort: eb.ref('excluded.sort'),
        name_zh: eb.ref('excluded.name_zh'),
        name_en: eb.ref('excluded.name_en'),
        pinyin: eb.ref('excluded.pinyin'),
        initials: eb.ref('excluded.initials'),
        tags: eb.ref('excluded.tags'),
        rtp: eb.ref('excluded.rtp'),
        engine: eb.ref('excluded.engine'),
        draw_seconds: eb.ref('excluded.draw_seconds'),
        min_stake: eb.ref('excluded.min_stake'),
        max_stake: eb.ref('excluded.max_stake'),
      })),
    )
    .execute()
  await trx
    .insertInto('ledger_accounts')
    .values([
      { kind: 'equity', member_id: null, venue_id: 0 },
      ...venues.map((venue) => ({ kind: 'house' as const, member_id: null, venue_id: venue.id })),
    ])
    .onConflict((conflict) => conflict.constraint('ledger_accounts_key').doNothing())
    .execute()
}
