import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const server = await createTestServer()
afterAll(() => server.close())

test('a full disk ends a call with 503, nothing moves, and calls go on once there is space', async () => {
  const player = createTestPlayer(server.fetch)
  await player.login()
  const transfer = () =>
    player.send(contract.transfer, { from: 0, to: 89, amount: '10.00', confirm_duplicate: true })
  // What both engines report when a table cannot grow.
  await sql`create function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(server.db)
  await sql`create trigger full_disk before insert on ledger_postings
    for each statement execute function no_space()`.execute(server.db)
  const refused = await transfer()
  expect(refused).toMatchObject({ http: 503, data: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await player.call(contract.balance, {})).toMatchObject({ central: '10000.00' })
  await sql`drop trigger full_disk on ledger_postings`.execute(server.db)
  expect(await transfer()).toMatchObject({ http: 200, status: true })
  expect(await player.call(contract.balance, {})).toMatchObject({ central: '9990.00' })
})
