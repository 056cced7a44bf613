import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { anySteps, runMoneyScenario } from '../../testing/moneyScenario.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { checkLedger } from '../../testing/soak/checkLedger.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'

const members = 4
const server = await createTestServer({ database: await openTestDatabase('pglite') })
const players = Array.from({ length: members }, () => createTestPlayer(server.fetch))
for (const player of players) await registerMember(server, player)
afterAll(() => server.close())

test('whatever many members do at once, money is neither made nor lost', async () => {
  await fc.assert(
    fc.asyncProperty(anySteps(members, 120), (steps) => runMoneyScenario(server, players, steps)),
    { numRuns: 8, endOnFailure: true },
  )
  expect(await checkLedger(server.db)).toEqual([])
  const moved = await server.db.selectFrom('ledger_transactions').select('kind').execute()
  expect(new Set(moved.map(({ kind }) => kind))).toEqual(
    new Set(['grant', 'transfer', 'recycle', 'launch', 'leave', 'stake', 'settle']),
  )
})
