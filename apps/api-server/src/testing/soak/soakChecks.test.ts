import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../../db/schema.ts'
import { createManualClock } from '../createManualClock.ts'
import { createTestServer } from '../createTestServer.ts'
import { actOf } from './actOf.ts'
import { checkJournal } from './checkJournal.ts'
import { checkLedger } from './checkLedger.ts'
import { prepareSoak } from './prepareSoak.ts'
import { logIn } from './sendIntent.ts'
import { settleSoak } from './settleSoak.ts'

const grant = 500_000n
const turns = 60
const clock = createManualClock()
const server = await createTestServer({ clock, config: { trustedProxies: ['127.0.0.1'] } })
const soak = await prepareSoak(server.db, { members: 8, seed: 20_261_121 }, { clock, grant })

beforeAll(async () => {
  soak.fetch = server.fetch
  soak.dropped = 2
  for (const member of soak.members) await logIn(soak, member)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const member of soak.members) await actOf(member)(soak, member)
    clock.advance(20_000)
  }
  await settleSoak(server, clock, soak)
})
afterAll(() => server.close())

class RolledBack extends Error {}

/** What the checks say of tables that were tampered with; nothing of it stays. */
async function problemsAfter(tamper: (trx: Transaction<Schema>) => Promise<unknown>): Promise<string> {
  let problems: string[] = []
  const work = server.db.transaction().execute(async (trx) => {
    await tamper(trx)
    problems = [...(await checkLedger(trx)), ...(await checkJournal(trx, soak, grant))]
    throw new RolledBack()
  })
  await expect(work).rejects.toThrow(RolledBack)
  return problems.join('; ')
}

async function runAll(trx: Transaction<Schema>, statements: string): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(trx)
}
const one = (table: string, where: string) => `(select id from ${table} where ${where} order by id limit 1)`

test('nothing is wrong with what was done without tampering', async () => {
  expect(await problemsAfter(async () => undefined)).toBe('')
})

describe('it is seen that', () => {
  test('a transfer was made that nobody was told of', async () => {
    // Of a member of the soak: the seed has transfers, too. The database would not have it where it makes one negative.
    const first = `(select t.id from ledger_transactions t join members m on m.id = t.member_id
      where t.kind = 'transfer' and m.account like 'soak%' order by t.id limit 1)`
    const twice = `alter table ledger_postings disable trigger ledger_postings_checked;
      with t as (
        insert into ledger_transactions (id, kind, member_id, reference, created_at)
        select 'again', kind, member_id, reference || '-again', created_at from ledger_transactions
        where id = ${first} returning id
      ) insert into ledger_postings (transaction_id, account_id, amount)
      select t.id, p.account_id, p.amount from t, ledger_postings p
      where p.transaction_id = ${first}`
    expect(await problemsAfter((trx) => runAll(trx, twice))).toContain('-again')
  })

  test.each([
    [
      'an acknowledged call is gone',
      `delete from idempotency_keys where call = 'wallet.transfer'`,
      'a call:',
    ],
    [
      'a withdrawal is open although it was freed',
      `update withdrawals set state = 'reviewing' where id = ${one('withdrawals', `state = 'paid'`)}`,
      'freed once',
    ],
    [
      'what is held is not what withdrawals hold',
      `update withdrawals set state = 'reviewing' where id = ${one('withdrawals', `state = 'paid'`)}`,
      'held is not the sum of open withdrawals',
    ],
    [
      'a withdrawal was paid that had to be rejected',
      `update withdrawals set state = 'paid' where id = ${one('withdrawals', `state = 'rejected'`)}`,
      'a withdrawal:',
    ],
    [
      'a step was taken twice',
      `alter table withdrawal_steps drop constraint if exists withdrawal_steps_pkey;
       insert into withdrawal_steps select * from withdrawal_steps limit 1`,
      'a step was taken twice',
    ],
    [
      'a payment is not marked as credited',
      `update deposit_payments set credited = null, credited_at = null`,
      'is not credited as often',
    ],
    [
      'less was credited than came in',
      `update deposit_payments set credited = credited - 1 where credited > 1`,
      'a payment:',
    ],
    [
      'a member has more than it should',
      `update deposit_payments set credited = credited - 1 where credited > 1`,
      'and should have',
    ],
    [
      'a round is gone',
      `alter table game_rounds disable trigger all; delete from game_rounds`,
      'the ledger has what nothing caused',
    ],
    [
      'a bonus was granted that is larger than it says',
      `update bonuses set bonus = bonus - 1 where granted_at is not null and required > 0`,
      'a bonus is not granted as it says',
    ],
    [
      'a round counts more towards a bonus than its stake',
      `update bonus_rounds set counted = counted + 1 where counted > 0;
       update bonuses b set counted = (select sum(counted) from bonus_rounds n where n.bonus_id = b.id)
         where exists (select from bonus_rounds n where n.bonus_id = b.id)`,
      'counts for something else than its stake',
    ],
    ['a sign-in is gone that was paid', `delete from sign_ins`, 'a reward was paid for nothing'],
    [
      'a cancelled bonus says something else than its member was told',
      `update bonuses set lost = lost + 1 where state = 'cancelled'`,
      'not cancelled as was told',
    ],
    [
      'work was given up',
      `update pgboss.job set state = 'failed' where state = 'completed'`,
      'work was given up',
    ],
  ])('the checks of the soak see that %s', async (_what, statement, problem) => {
    expect(await problemsAfter((trx) => runAll(trx, statement))).toContain(problem)
  })

  test('a callback was taken in that had to be refused', async () => {
    const [id = ''] = soak.forbidden
    const taken = await problemsAfter((trx) =>
      trx
        .insertInto('deposit_events')
        .values({ id, body_hash: '', received_at: new Date(0) })
        .execute(),
    )
    expect(taken).toContain('although it was refused')
  })
})
