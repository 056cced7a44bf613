import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { auditLedger } from './auditLedger.ts'
import { sumHouseDays } from './sumHouseDays.ts'

const clock = createManualClock()
const logged: string[] = []
const logger = {
  error: (message: string, fields?: object) => void logged.push(`${message} ${JSON.stringify(fields)}`),
}
const server = await createTestServer({ clock, logger })
const { db } = server
afterAll(() => server.close())

let wallet: bigint
beforeAll(async () => {
  const player = createTestPlayer(server.fetch)
  const { id } = await registerMember(server, player)
  const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  const { key } = await player.redeem(url)
  const round = randomUUID()
  await player.stake(key, round, '10.00')
  await player.settle(key, round)
  wallet = (
    await db
      .selectFrom('ledger_accounts')
      .select('id')
      .where((eb) => eb.and({ member_id: id, kind: 'wallet', venue_id: 0 }))
      .executeTakeFirstOrThrow()
  ).id
})

/** Does it past the triggers, as only somebody with access to the database can. */
async function tamper(statement: string): Promise<void> {
  await sql`alter table ledger_accounts disable trigger all`.execute(db)
  await sql.raw(statement).execute(db)
  await sql`alter table ledger_accounts enable trigger all`.execute(db)
}

describe('the audit', () => {
  test('finds nothing where balances changed with their postings', async () => {
    await sumHouseDays(server)
    expect(await auditLedger(db)).toEqual([])
  })

  test('finds one wrong balance among all, with what it should be', async () => {
    const { balance } = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', wallet)
      .executeTakeFirstOrThrow()
    await tamper(`update ledger_accounts set balance = balance + 1 where id = ${wallet}`)
    expect(await auditLedger(db)).toEqual([
      expect.objectContaining({
        account: wallet,
        carried: (balance ?? 0n) + 1n,
        postings: balance,
        day: null,
      }),
    ])
  })

  test('reports what it finds in the log, as a daily job', async () => {
    clock.advance(24 * 3_600_000)
    expect(await runDueJobs(server.deps)).toContain('audit-ledger')
    expect(logged.filter((line) => line.includes(`"id":"${wallet}"`))).toHaveLength(1)
    await tamper(`update ledger_accounts set balance = balance - 1 where id = ${wallet}`)
    expect(await auditLedger(db)).toEqual([])
  })

  test('finds a sum of a house account that is not the sum of its day', async () => {
    clock.advance(3 * 24 * 3_600_000)
    await sumHouseDays(server)
    const { rows } = await sql<{
      days: number
    }>`select count(*)::int4 as days from ledger_house_days`.execute(db)
    // The play money given away; a round that pays out just its stake leaves the house nothing.
    expect(rows[0]?.days).toBeGreaterThanOrEqual(1)
    expect(await auditLedger(db)).toEqual([])
    await sql`update ledger_house_days set amount = amount + 7
      where account_id = (select min(account_id) from ledger_house_days)`.execute(db)
    const [difference, ...others] = await auditLedger(db)
    expect(others).toEqual([])
    expect(difference).toMatchObject({ memberId: null, day: '2026-11-21' })
    expect((difference?.carried ?? 0n) - (difference?.postings ?? 0n)).toBe(7n)
  })
})
