import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestServer } from '../testing/createTestServer.ts'
import { errorCode } from './errorCode.ts'

const server = await createTestServer()
const { db } = server
const member = await db.selectFrom('members').select('id').executeTakeFirstOrThrow()
const [wallet, equity] = await Promise.all(
  (['wallet', 'equity'] as const).map((kind) =>
    db.selectFrom('ledger_accounts').select('id').where('kind', '=', kind).executeTakeFirstOrThrow(),
  ),
)
afterAll(() => server.close())

async function stateOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return errorCode(error)
  }
}

function write(amounts: readonly (readonly [bigint | undefined, bigint])[]): Promise<unknown> {
  return db.transaction().execute(async (trx) => {
    const id = `probe-${amounts.length}-${String(amounts[0]?.[1])}`
    await trx
      .insertInto('ledger_transactions')
      .values({ id, kind: 'probe', member_id: member.id, reference: id, created_at: new Date(0) })
      .execute()
    await trx
      .insertInto('ledger_postings')
      .values(amounts.map(([account = 0n, amount]) => ({ transaction_id: id, account_id: account, amount })))
      .execute()
  })
}

describe('the database itself', () => {
  test('refuses a transaction that does not sum to zero', async () => {
    expect(await stateOf(write([[wallet?.id, 5n]]))).toBe('KL002')
    expect(
      await stateOf(
        write([
          [wallet?.id, 5n],
          [equity?.id, -4n],
        ]),
      ),
    ).toBe('KL002')
  })

  test('refuses an account of a member below zero', async () => {
    expect(
      await stateOf(
        write([
          [wallet?.id, -1_000_001n],
          [equity?.id, 1_000_001n],
        ]),
      ),
    ).toBe('KL003')
  })

  test.each([
    `update ledger_postings set amount = 1`,
    `delete from ledger_postings`,
    `truncate ledger_postings`,
    `update ledger_transactions set kind = 'x'`,
    `delete from ledger_transactions`,
  ])('refuses "%s" of whoever writes it', async (statement) => {
    expect(await stateOf(sql.raw(statement).execute(db))).toBe('KL001')
  })

  test('refuses a balance that changes without a posting, or an account that begins with one', async () => {
    for (const statement of [
      `update ledger_accounts set balance = balance + 1 where kind = 'wallet'`,
      `insert into ledger_accounts (kind, member_id, venue_id, balance)
        select 'wallet', id, 127, 1 from members limit 1`,
    ]) {
      expect(await stateOf(sql.raw(statement).execute(db))).toBe('KL004')
    }
  })

  test('refuses a member account without a balance, and a house account with one', async () => {
    for (const values of [`'wallet', (select id from members limit 1), 127, null`, `'house', null, 127, 0`]) {
      const statement = `insert into ledger_accounts (kind, member_id, venue_id, balance) values (${values})`
      expect(await stateOf(sql.raw(statement).execute(db))).toBe('23514')
    }
  })

  test('refuses a second transaction for the same cause', async () => {
    const grant = await db
      .selectFrom('ledger_transactions')
      .select('reference')
      .where('kind', '=', 'grant')
      .executeTakeFirstOrThrow()
    const again = db
      .insertInto('ledger_transactions')
      .values({ id: 'twice', kind: 'grant', member_id: member.id, ...grant, created_at: new Date(0) })
      .execute()
    expect(await stateOf(again)).toBe('23505')
  })
})

test('what balances is written, and changes the balance of the account with it', async () => {
  const balance = async () => {
    const found = db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', wallet?.id ?? 0n)
    return (await found.executeTakeFirstOrThrow()).balance ?? 0n
  }
  const before = await balance()
  expect(
    await stateOf(
      write([
        [wallet?.id, -1n],
        [equity?.id, 1n],
      ]),
    ),
  ).toBeUndefined()
  expect(await balance()).toBe(before - 1n)
})
