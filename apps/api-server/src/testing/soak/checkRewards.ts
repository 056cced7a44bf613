import { contract } from '@koi/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db/openDatabase.ts'
import { differences, done } from './reported.ts'
import type { SoakMember } from './soak.ts'

/** What promotions and rewards moved for the members, by the reference of the movement. */
async function readMoved(db: Database['db'], members: readonly SoakMember[]): Promise<string[]> {
  const ids = members.map(({ id }) => id)
  const { rows } = await sql<{ moved: string }>`
    select coalesce('claim:' || b.id, t.reference) || ' ' || sum(p.amount) as moved from ledger_transactions t
    join ledger_postings p on p.transaction_id = t.id
    join ledger_accounts a on a.id = p.account_id and a.kind in ('bonus', 'wallet')
    left join bonuses b on t.reference in ('bonus-grant:' || b.id, 'reward:' || b.id)
    where t.member_id = any(${sql.val(ids)})
      and (t.kind = 'reward' or (t.kind = 'bonus-grant' and b.promotion_id = 'newcomer-gift'))
    group by t.id, b.id`.execute(db)
  return rows.map(({ moved }) => moved)
}

/** What was cancelled, with what was taken. */
async function readCancelled(db: Database['db']): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bonuses')
    .select(['id', 'lost'])
    .where('state', '=', 'cancelled')
    .execute()
  return new Set(rows.map(({ id, lost }) => `${id} ${lost}`))
}

/** Each acknowledged claim, sign-in, exchange and cancellation stands in the ledger once, as its member was told. */
export async function checkRewards(db: Database['db'], members: readonly SoakMember[]): Promise<string[]> {
  const claims = [contract.applyStandaloneBonus, contract.claimRecharge].flatMap((call) =>
    done(members, call).map(({ intent }) => {
      const { id, bonus } = v.parse(call.output, intent.answer)
      return `claim:${id} ${bonus}`
    }),
  )
  const signIns = [contract.signIn, contract.makeUpSignIn].flatMap((call) =>
    done(members, call).map(({ member, intent }) => {
      const { day, reward } = v.parse(call.output, intent.answer)
      return `reward:sign-in:${member.id}:${day} ${reward}`
    }),
  )
  const exchanges = [contract.exchangeGift, contract.exchangeGiftByTurnover].flatMap((call) =>
    done(members, call).map(({ intent }) => {
      const { orderId, value } = v.parse(call.output, intent.answer)
      return `reward:gift:${orderId} ${value}`
    }),
  )
  const vipGifts = done(members, contract.claimVipGift).map(({ intent }) => {
    const { id, amount } = v.parse(contract.claimVipGift.output, intent.answer)
    return `reward:vip:${id} ${amount}`
  })
  const cancelled = await readCancelled(db)
  const untold = done(members, contract.cancelBonus).filter(({ intent }) => {
    const { id, lost } = v.parse(contract.cancelBonus.output, intent.answer)
    return !cancelled.has(`${id} ${lost}`)
  })
  return [
    ...differences(
      'a reward',
      [...claims, ...signIns, ...exchanges, ...vipGifts],
      await readMoved(db, members),
    ),
    ...untold.map(({ intent }) => `a bonus is not cancelled as was told: ${intent.key}`),
  ]
}
