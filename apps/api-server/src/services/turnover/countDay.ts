import { zonedDate } from '@koi/api-core/dates'
import type { GameType } from '@koi/contract/gameTypes'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'

/** Adds what a member staked of its own money to the day of the business time zone on which the round was settled. */
export async function countDay(
  trx: Transaction<Schema>,
  { memberId, gameType, staked, at }: { memberId: string; gameType: GameType; staked: bigint; at: Date },
): Promise<void> {
  if (staked === 0n) return
  const day = zonedDate(at, { timeZone: access.timeZone })
  await trx
    .insertInto('turnover_days')
    .values({ member_id: memberId, day, game_type: gameType, staked })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'day', 'game_type'])
        .doUpdateSet((eb) => ({ staked: eb('turnover_days.staked', '+', staked) })),
    )
    .execute()
}
