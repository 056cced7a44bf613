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

describe('the database itself refuses', () => {
  test('a transaction that does not sum to zero', async () => {
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

  test('an account of a member below zero', async () => {
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
  ])('%s', async (statement) => {
    expect(await stateOf(sql.raw(statement).execute(db))).toBe('KL001')
  })

  test('a second transaction for the same cause', async () => {
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

test('what balances is written', async () => {
  expect(
    await stateOf(
      write([
        [wallet?.id, -1n],
        [equity?.id, 1n],
      ]),
    ),
  ).toBeUndefined()
})
