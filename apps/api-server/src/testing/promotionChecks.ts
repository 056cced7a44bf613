import { gameTypes } from '@koi/contract/gameTypes'
import { promotionTerms } from '@koi/contract/promo'
import { depositBonusOf, requirementOf } from '@koi/contract/wagering'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../db/schema.ts'
import { contributionOf } from '../rules/promotions/contribution.ts'

/** No posting turns bonus money into cash but the release of a bonus whose wagering is complete, and a payout in proportion. */
async function findLeaks(db: Kysely<Schema>): Promise<string[]> {
  const { rows: leaks } = await sql<{ id: string; kind: string }>`
    with parts as (
      select t.id, t.kind, t.reference,
        sum(p.amount) filter (where a.kind in ('wallet', 'held')) as cash,
        sum(p.amount) filter (where a.kind in ('bonus', 'bonus-held')) as bonus
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.id = p.account_id group by t.id
    )
    select p.id, p.kind from parts p where p.bonus is not null and not case p.kind
      when 'stake' then coalesce(p.cash, 0) = 0 and p.bonus = 0
      when 'bonus-release' then exists (select from bonuses b where p.reference = 'bonus-release:' || b.id
        and b.state = 'released' and b.counted >= b.required * 10000 and b.released = -p.bonus)
      when 'settle' then exists (
        select from game_rounds r join bonus_rounds n on n.round_id = r.id join bonuses b on b.id = n.bonus_id
        where p.reference = 'settle:' || r.id
          and (b.state = 'released'
            or coalesce(p.cash, 0) <= r.payout * (r.stake - n.stake) / r.stake - (r.stake - n.stake)))
      else coalesce(p.cash, 0) = 0 end`.execute(db)
  return leaks.map(({ id, kind }) => `bonus money became cash by ${kind}: ${id}`)
}

const gameType = v.picklist(gameTypes)

/** What was counted is what the rules say, to the ten-thousandth of a fen: of all that is settled while a bonus runs. */
async function findInexact(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('bonus_rounds as n')
    .innerJoin('game_rounds as r', 'r.id', 'n.round_id')
    .innerJoin('venues', 'venues.id', 'r.venue_id')
    .innerJoin('bonuses as b', 'b.id', 'n.bonus_id')
    .innerJoin('promotion_versions as p', (join) =>
      join.onRef('p.promotion_id', '=', 'b.promotion_id').onRef('p.version', '=', 'b.version'),
    )
    .select(['n.round_id', 'n.counted', 'r.stake', 'r.settled_at', 'venues.game_type', 'b.state', 'p.terms'])
    .execute()
  const inexact = rows.filter(({ counted, stake, settled_at: settled, game_type: type, state, terms }) => {
    const rules = v.parse(promotionTerms, JSON.parse(terms))
    if (!('wagering' in rules)) return true
    const full = contributionOf(rules.wagering, { stake, gameType: v.parse(gameType, type) })
    if (settled === null) return counted !== 0n
    return counted !== full && (state === 'running' || counted !== 0n)
  })
  const { rows: sums } = await sql<{ id: string }>`
    select b.id from bonuses b left join bonus_rounds n on n.bonus_id = b.id
    group by b.id having b.counted <> coalesce(sum(n.counted), 0)`.execute(db)
  return [
    ...inexact.map(({ round_id: id }) => `a round counts for something else than its stake: ${id}`),
    ...sums.map(({ id }) => `a bonus does not count its rounds: ${id}`),
  ]
}

/** A bonus that was granted runs by the rules that it was joined under, whatever became of them since. */
async function findMisruled(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('bonuses as b')
    .innerJoin('promotion_versions as p', (join) =>
      join.onRef('p.promotion_id', '=', 'b.promotion_id').onRef('p.version', '=', 'b.version'),
    )
    .leftJoin('turnover_deposits as d', 'd.id', 'b.deposit_id')
    .select(['b.id', 'b.bonus', 'b.required', 'b.max_bet', 'd.amount as deposit', 'p.terms'])
    .where('b.granted_at', 'is not', null)
    .where('b.max_bet', 'is not', null)
    .execute()
  const misruled = rows.filter(({ bonus, required, max_bet: maxBet, deposit, terms }) => {
    const rules = v.parse(promotionTerms, JSON.parse(terms))
    if (!('wagering' in rules)) return true
    const due = rules.kind === 'deposit' ? depositBonusOf(rules, deposit ?? 0n) : rules.bonus
    const times = requirementOf(rules.wagering, { bonus, deposit: deposit ?? 0n })
    return bonus !== due || required !== times || maxBet !== rules.wagering.maxBet
  })
  return misruled.map(({ id }) => `a bonus runs by other rules than those it was joined under: ${id}`)
}

/** Each bonus is granted, ended and released as often and with as much as its row says, and once where the rules say so. */
async function findMiscounted(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ problem: string; id: string }>`
    with moved as (
      select t.kind, t.reference, sum(p.amount) as fen from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
      where t.kind in ('bonus-grant', 'bonus-end', 'bonus-release') and a.kind = 'bonus' group by t.id
    )
    select 'a bonus is not granted as it says' as problem, b.id from bonuses b
      left join moved m on m.reference = 'bonus-grant:' || b.id
      where (b.granted_at is not null and b.required > 0 and coalesce(m.fen, 0) <> b.bonus)
        or (b.granted_at is null and m.fen is not null)
    union all
    select 'what was taken back is not what was left', b.id from bonuses b
      join moved m on m.reference = 'bonus-end:' || b.id
      where b.state not in ('cancelled', 'expired', 'spent') or -m.fen <> b.lost
    union all
    select 'a bonus is not released as it says', b.id from bonuses b
      left join moved m on m.reference = 'bonus-release:' || b.id
      where b.state = 'released' and b.required > 0 and coalesce(-m.fen, 0) <> b.released
    union all
    select 'bonus money is there and no bonus runs', a.member_id from ledger_accounts a
      where a.kind = 'bonus' and a.balance > 0
        and not exists (select from bonuses b where b.member_id = a.member_id and b.state = 'running')
    union all
    select 'a promotion was granted twice', member_id from bonuses
      where promotion_id in ('newcomer-gift', 'first-deposit') and granted_at is not null
      group by member_id, promotion_id having count(*) > 1
    union all
    select 'one deposit brought two bonuses', deposit_id from bonuses where deposit_id is not null
      group by deposit_id having count(*) > 1
    union all
    select 'a reward was paid for nothing', t.reference from ledger_transactions t where t.kind = 'reward'
      and not exists (select from sign_ins s where t.reference = 'reward:sign-in:' || s.member_id || ':' || s.day)
      and not exists (select from gift_orders g where t.reference = 'reward:gift:' || g.id)
      and not exists (select from bonuses b where t.reference = 'reward:' || b.id)
      and not exists (select from vip_gifts g where t.reference = 'reward:vip:' || g.id)
      and not exists (select from agent_days d
        where t.reference = 'reward:commission:' || d.agent_id || ':' || d.day)
    `.execute(db)
  return rows.map(({ problem, id }) => `${problem}: ${id}`)
}

/**
 * What is wrong with bonuses and rewards in the tables, at any moment: bonus money becomes cash only when its wagering was
 * complete, what counts is exact, nothing was granted twice, and what ends takes only what is left.
 */
export async function checkPromotions(db: Kysely<Schema>): Promise<string[]> {
  return [
    ...(await findLeaks(db)),
    ...(await findInexact(db)),
    ...(await findMisruled(db)),
    ...(await findMiscounted(db)),
  ]
}
