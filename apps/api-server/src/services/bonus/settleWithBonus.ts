import { fenToDecimal } from '@koi/api-core/amount'
import type { GameType } from '@koi/contract/gameTypes'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { bonusShare, contributionOf, unitsPerFen } from '../../rules/promotions/contribution.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import { post } from '../ledger/post.ts'
import type { Move } from '../ledger/posting.ts'
import { writeMessage } from '../message/writeMessage.ts'
import { endBonus, isOver } from './endBonus.ts'
import { type BonusRow, lockBonus, readWagering } from './runningBonus.ts'

/** A round that is being settled, in fen. */
interface SettledRound {
  readonly id: string
  readonly memberId: string
  readonly venueId: number
  readonly stake: bigint
  readonly payout: bigint
}

/** The part of a bonus in a round: the row of the bonus is locked. */
export interface BonusInRound {
  readonly bonus: BonusRow
  readonly stake: bigint
}

/** The bonus that was running when a round was placed, if one was. One whose time is over ends here. */
export async function lockBonusOfRound(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  roundId: string,
): Promise<BonusInRound | null> {
  const round = await trx
    .selectFrom('bonus_rounds')
    .select(['bonus_id', 'stake'])
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  const bonus = round && (await lockBonus(trx, round.bonus_id))
  if (!bonus) return null
  if (bonus.state !== 'running' || !isOver(bonus, ctx.clock.now())) return { bonus, stake: round.stake }
  await endBonus(trx, { ctx, bonus, state: 'expired' })
  return { bonus: { ...bonus, state: 'expired' }, stake: round.stake }
}

/** Where bonus money goes that comes back from a round: on to the bonus, as cash once it is released, else back to the house. */
function returnAccount({ state }: BonusRow, venueId: number): Move['account'] {
  if (state === 'running') return { kind: 'bonus', venueId: 0 }
  if (state === 'released') return { kind: 'wallet', venueId }
  return { kind: 'promotion', venueId: 0 }
}

/** The movements that settle a round: the stake to the house, the payout to where its parts came from. */
export function settlingMoves(
  { venueId, stake, payout }: Pick<SettledRound, 'venueId' | 'stake' | 'payout'>,
  part: BonusInRound | null,
): Move[] {
  const lent = part?.stake ?? 0n
  const won = lent === 0n ? 0n : bonusShare(payout, { bonus: lent, stake })
  const moves: Move[] = [
    { account: { kind: 'held', venueId }, amount: lent - stake },
    { account: { kind: 'house', venueId }, amount: stake },
    { account: { kind: 'house', venueId }, amount: -payout },
    { account: { kind: 'wallet', venueId }, amount: payout - won },
  ]
  if (!part || lent === 0n) return moves
  return [
    ...moves,
    { account: { kind: 'bonus-held', venueId }, amount: -lent },
    { account: returnAccount(part.bonus, venueId), amount: won },
  ]
}

/** What a member has of bonus money: to stake, and in open rounds. */
async function readLeft(trx: Transaction<Schema>, memberId: string): Promise<{ free: bigint; held: bigint }> {
  const { rows } = await sql<{ free: bigint; held: bigint }>`
    select coalesce(sum(balance) filter (where kind = 'bonus'), 0)::int8 as free,
      coalesce(sum(balance) filter (where kind = 'bonus-held'), 0)::int8 as held
    from ledger_accounts where member_id = ${memberId}`.execute(trx)
  return rows[0] ?? { free: 0n, held: 0n }
}

async function release(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  bonus: BonusRow,
): Promise<void> {
  const at = new Date(ctx.clock.now())
  const account = { kind: 'bonus', venueId: 0 } as const
  const amount = (await lockAccounts(trx, bonus.member_id, [account])).get('bonus:0')?.balance ?? 0n
  await trx
    .updateTable('bonuses')
    .set({ state: 'released', ended_at: at, released: amount })
    .where('id', '=', bonus.id)
    .execute()
  await post(trx, {
    id: ctx.random.uuid(),
    kind: 'bonus-release',
    memberId: bonus.member_id,
    reference: `bonus-release:${bonus.id}`,
    at,
    moves: [
      { account, amount: -amount },
      { account: { kind: 'wallet', venueId: 0 }, amount },
    ],
  })
  await writeMessage(trx, ctx, {
    memberId: bonus.member_id,
    content: { topic: 'bonus-released', amount: fenToDecimal(amount), promotion: bonus.promotion_id },
  })
}

/**
 * Counts a settled round towards the bonus that ran when it was placed. When all is wagered, what is left becomes cash; when
 * nothing is left, not in open rounds either, the bonus is spent.
 */
export async function countRound(
  trx: Transaction<Schema>,
  {
    ctx,
    part,
    round,
  }: {
    ctx: Pick<Context, 'clock' | 'random'>
    part: BonusInRound
    round: { id: string; stake: bigint; gameType: GameType }
  },
): Promise<void> {
  const { bonus } = part
  if (bonus.state !== 'running') return
  const wagering = await readWagering(trx, bonus)
  const units = wagering ? contributionOf(wagering, round) : 0n
  const counted = bonus.counted + units
  await trx.updateTable('bonuses').set({ counted }).where('id', '=', bonus.id).execute()
  await trx.updateTable('bonus_rounds').set({ counted: units }).where('round_id', '=', round.id).execute()
  if (counted >= bonus.required * unitsPerFen) return release(trx, ctx, bonus)
  const { free, held } = await readLeft(trx, bonus.member_id)
  if (free === 0n && held === 0n) await endBonus(trx, { ctx, bonus, state: 'spent' })
}
