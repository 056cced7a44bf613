import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer, type TestReply } from '../../testing/createTestPlayer.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { plantCode } from '../../testing/plantCode.ts'
import { plantWithdrawPassword } from '../../testing/plantWithdrawPassword.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { runDueJobs } from '../../jobs/runDueJobs.ts'

const lines: unknown[] = []
const clock = createManualClock()
const server = await createTestServer({
  clock,
  logger: { info: (...line) => void lines.push(line), error: (...line) => void lines.push(line) },
})
afterAll(() => server.close())

const planted = {
  phone: '13977665544',
  card: '6217001234567890122',
  alipay: 'violet.heron@mail.example',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  holder: '慕容紫鹭',
  password: '908172',
}

test('what was planted is in no reply after saving, in no log line, and but for the phone and name in no table', async () => {
  const player = createTestPlayer(server.fetch)
  const { id: memberId } = await registerMember(server, player, {
    phone: planted.phone,
    account: 'violetheron',
  })
  await plantWithdrawPassword(server, memberId, planted.password)
  const replies: TestReply[] = []
  const note = (reply: TestReply) => {
    replies.push(reply)
    return reply
  }
  const code = () => plantCode(server, memberId, 'bind-account')
  const { holder } = planted
  const bank = { bank: 'icbc', number: planted.card, province: '330000', city: '330100', holder }
  note(await player.send(contract.bindBank, { ...bank, code: await code() }))
  note(await player.send(contract.bindBank, { ...bank, code: await code() }))
  note(await player.send(contract.bindAlipay, { account: planted.alipay, holder, code: await code() }))
  note(await player.send(contract.bindCoin, { protocol: 'TRC20', address: planted.tron, code: await code() }))
  clock.advance(60_000)
  note(await player.send(contract.memberSms, { purpose: 'remove-account' }))
  const { items } = await player.call(contract.payoutAccounts, {})
  expect(items).toHaveLength(3)
  for (const account of items) {
    const { password } = planted
    note(
      await player.send(contract.requestWithdrawal, { account_id: account.id, amount: '200.00', password }),
    )
  }
  for (let step = 0; step < 4; step += 1) {
    clock.advance(10_000)
    await runDueJobs(server.deps)
  }
  note(await player.send(contract.payoutAccounts, {}))
  note(await player.send(contract.token, {}))
  note(await player.send(contract.withdrawalList, {}))
  expect(replies.filter(({ status }) => status).length).toBeGreaterThan(8)

  const said = JSON.stringify(replies.map(({ data, headers }) => [data, [...headers]]))
  const logged = JSON.stringify(lines)
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    server.db,
  )
  const stored: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(r::text, ',') as all from ${sql.table(name)} r`.execute(server.db)
    stored.push(rows[0]?.all ?? '')
  }
  const { phone: _phone, holder: _holder, ...numbers } = planted
  for (const secret of Object.values(planted)) {
    expect(said).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
  for (const number of Object.values(numbers)) expect(stored.join()).not.toContain(number)
})
