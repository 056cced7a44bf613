import { engines, stakeAtRisk } from '@koi/contract/engines'
import type { Selectable, Transaction } from 'kysely'
import type { GameRoundTable } from '../../db/gameTables.ts'
import type { Schema } from '../../db/schema.ts'
import { readLines } from './readLines.ts'

type Round = Pick<
  Selectable<GameRoundTable>,
  'id' | 'member_id' | 'game_id' | 'engine' | 'draws_at' | 'stake' | 'bets'
>

/** The bets of the rounds that are decided together with one, itself among them, in the order in which they were placed. */
async function decidedWith(
  trx: Transaction<Schema>,
  round: Round,
): Promise<readonly Pick<Round, 'id' | 'stake' | 'bets'>[]> {
  if (round.draws_at === null) return [round]
  return trx
    .selectFrom('game_rounds')
    .select(['id', 'stake', 'bets'])
    .where('member_id', '=', round.member_id)
    .where('game_id', '=', round.game_id)
    .where('draws_at', '=', round.draws_at)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

/**
 * What of the stake of a round counts as turnover, in fen: as much as is at risk (0110). All stakes of a member on one draw are
 * taken together; what is at risk of them counts for the first of them first, in whatever order they are settled.
 */
export async function countedStake(trx: Transaction<Schema>, round: Round): Promise<bigint> {
  const { engine } = round
  if (engine === null) return round.stake
  const together = await decidedWith(trx, round)
  let left = stakeAtRisk(
    engines[engine],
    together.flatMap(({ bets }) => readLines(bets)),
  )
  for (const { id, stake } of together) {
    const counted = stake < left ? stake : left
    if (id === round.id) return counted
    left -= counted
  }
  return 0n
}
