import { fenToDecimal } from '@koi/api-core/amount'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Context } from '../context.ts'
import { lockAccounts } from '../ledger/accounts.ts'
import type { Move } from '../ledger/posting.ts'
import { refuse } from '../refusal.ts'
import { lockUsableBonus } from './grantBonus.ts'

/** A stake of a member in a venue, in fen. */
interface Stake {
  readonly memberId: string
  readonly venueId: number
  readonly stake: bigint
  /** The least that the game takes. */
  readonly min: bigint
  /** The draw that it is laid on, of which there may be several stakes; null for a round that is drawn for itself. */
  readonly draw: DrawOfStake | null
}

interface DrawOfStake {
  readonly gameId: string
  readonly drawsAt: Date
}

/** Where a stake comes from. */
interface FundedStake {
  readonly moves: readonly Move[]
  /** The bonus that is running, and its part of the stake. */
  readonly bonus: { readonly id: string; readonly stake: bigint } | null
}

/** What a member has laid on a draw while a bonus was running, and the part of bonus money in it. */
async function readLaid(
  trx: Transaction<Schema>,
  { memberId, bonusId, draw }: { memberId: string; bonusId: string; draw: DrawOfStake | null },
): Promise<{ total: bigint; lent: bigint }> {
  if (draw === null) return { total: 0n, lent: 0n }
  const row = await trx
    .selectFrom('game_rounds as r')
    .innerJoin('bonus_rounds as n', 'n.round_id', 'r.id')
    .select([
      sql<bigint>`coalesce(sum(r.stake), 0)::int8`.as('total'),
      sql<bigint>`coalesce(sum(n.stake), 0)::int8`.as('lent'),
    ])
    .where('r.member_id', '=', memberId)
    .where('r.game_id', '=', draw.gameId)
    .where('r.draws_at', '=', draw.drawsAt)
    .where('n.bonus_id', '=', bonusId)
    .executeTakeFirst()
  return row ?? { total: 0n, lent: 0n }
}

/**
 * Takes a stake from the venue wallet first, and what that lacks from the bonus that is running (0109).
 *
 * All stakes of a member on one draw count as one bet.
 *
 * @throws Refusal `amount-out-of-range` for a bet with bonus money in it above the maximum, with what may still be laid;
 * `insufficient-balance` with what both hold together.
 */
export async function fundStake(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock' | 'random'>,
  { memberId, venueId, stake, min, draw }: Stake,
): Promise<FundedStake> {
  const running = await lockUsableBonus(trx, ctx, memberId)
  const wallet = { kind: 'wallet', venueId } as const
  const held = { kind: 'held', venueId } as const
  if (!running) {
    const moves = [
      { account: wallet, amount: -stake },
      { account: held, amount: stake },
    ]
    return { moves, bonus: null }
  }
  const bonus = { kind: 'bonus', venueId: 0 } as const
  const bonusHeld = { kind: 'bonus-held', venueId } as const
  const accounts = await lockAccounts(trx, memberId, [wallet, held, bonus, bonusHeld])
  const cash = accounts.get(`wallet:${venueId}`)?.balance ?? 0n
  const own = cash < stake ? cash : stake
  const lent = stake - own
  const there = accounts.get('bonus:0')?.balance ?? 0n
  if (lent > there) refuse('insufficient-balance', { available: fenToDecimal(cash + there) })
  if (running.max_bet !== null) {
    const laid = await readLaid(trx, { memberId, bonusId: running.id, draw })
    const left = running.max_bet > laid.total ? running.max_bet - laid.total : 0n
    if (laid.lent + lent > 0n && stake > left) {
      refuse('amount-out-of-range', { min: fenToDecimal(min), max: fenToDecimal(left) })
    }
  }
  return {
    moves: [
      { account: wallet, amount: -own },
      { account: held, amount: own },
      { account: bonus, amount: -lent },
      { account: bonusHeld, amount: lent },
    ],
    bonus: { id: running.id, stake: lent },
  }
}

/** What a member can stake in a venue beside cash: the bonus that is running. */
export async function readStakeableBonus(
  trx: Transaction<Schema>,
  ctx: Pick<Context, 'clock'>,
  memberId: string,
): Promise<bigint> {
  const row = await trx
    .selectFrom('bonuses as b')
    .innerJoin('ledger_accounts as a', 'a.member_id', 'b.member_id')
    .select('a.balance')
    .where('b.member_id', '=', memberId)
    .where('b.state', '=', 'running')
    .where('b.expires_at', '>', new Date(ctx.clock.now()))
    .where('a.kind', '=', 'bonus')
    .executeTakeFirst()
  return row?.balance ?? 0n
}
