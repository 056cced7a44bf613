import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { cashierSession, redeemReply } from '@koi/contract/sandbox'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runJobs.ts'
import { canarySecrets as canary } from '../testing/canarySecrets.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestReply } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { insertSmsCode } from '../testing/memberRows.ts'
import { prepareCall } from '../testing/prepareCall.ts'
import { readColumns } from '../testing/readTables.ts'
import { lastCode } from '../testing/registerMember.ts'
import { sampleInput } from '../testing/sampleInput.ts'

const locales = ['zh-CN', 'en'] as const
const logged: unknown[] = []
const said: string[] = []
const tokens = new Set<string>()
const note = (...line: unknown[]) => void logged.push(line)
const clock = createManualClock()
const server = await createTestServer({ clock, logger: { error: note } })

/** Keeps every reply as it goes over the wire. */
const player = createTestPlayer(async (url, init) => {
  const reply = await server.fetch(url, init)
  const text = await reply.clone().text()
  const { id, ...headers } = Object.fromEntries(reply.headers)
  if (id !== undefined) tokens.add(id)
  said.push(`${url} ${text} ${JSON.stringify(headers)}`)
  return reply
})
const answers = new Map<string, TestReply>()
let memberId = ''
let orderId = ''
let withdrawalId = ''
let accountId = ''
let gameKey = ''
let stored = new Map<string, string>()

type Fields = Readonly<Record<string, unknown>>
const bindings = () => [
  [
    contract.bindBank,
    { holder: canary.holder, bank: 'icbc', number: canary.card, province: '330000', city: '330100' },
  ] as const,
  [contract.bindAlipay, { holder: canary.holder, account: canary.alipay }] as const,
  [contract.bindAlipay, { holder: canary.holder, account: canary.alipayPhone }] as const,
  [contract.bindCoin, { protocol: 'TRC20', address: canary.tron }] as const,
  [contract.bindCoin, { protocol: 'ERC20', address: canary.ethereum }] as const,
]

async function passTime(): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    clock.advance(15_000)
    await runDueJobs(server.deps)
  }
}

async function registerByMessage(): Promise<void> {
  const { phone, loginPassword: password } = canary
  await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
  const code = await lastCode(server, phone)
  const form = {
    account: 'violetheron',
    password,
    area: '86',
    phone,
    code,
    birth_date: '1991-05-06',
    email: canary.mail,
  }
  memberId = (await player.call(contract.register, { ...form, terms: true })).id
}

async function bindAll(): Promise<void> {
  for (const [endpoint, fields] of bindings()) {
    clock.advance(60_000)
    await player.call(contract.memberSms, { purpose: 'bind-account' })
    const code = await lastCode(server, canary.phone)
    const { status } = await player.send(endpoint, { ...fields, code })
    expect(status).toBe(true)
  }
}

async function moveMoney(): Promise<void> {
  const { withdrawPassword: password } = canary
  const { items } = await player.call(contract.payoutAccounts, {})
  accountId = items[0]?.id ?? ''
  for (const { id } of items.slice(0, 3)) {
    const request = { account_id: id, amount: '200.00', password }
    withdrawalId = (await player.call(contract.requestWithdrawal, request)).id
  }
  orderId = (await player.call(contract.createDeposit, { channel: 'alipay', amount: '500.00' })).id
  const { url } = await player.call(contract.openCashier, { id: orderId })
  const opened = await player.play('/sandbox/cashier/session', {
    ticket: new URL(url).searchParams.get('ticket'),
  })
  const { key } = v.parse(cashierSession, opened.data)
  await player.play('/sandbox/cashier/act', { action: 'confirm', id: randomUUID() }, key)
  const game = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  const redeemed = await player.play('/sandbox/session', {
    ticket: new URL(game.url).searchParams.get('ticket'),
  })
  gameKey = v.parse(redeemReply, redeemed.data).key
  const round = randomUUID()
  await player.stake(gameKey, round, '10.00')
  await player.settle(gameKey, round)
  await passTime()
}

/** Fields with which a call goes well now, or, where something is given, says a canary once more. */
async function fieldsOf(endpoint: Endpoint): Promise<Fields> {
  const given = sampleInput(endpoint)
  const code = (purpose: Parameters<typeof insertSmsCode>[2]) => insertSmsCode(server, memberId, purpose)
  const { phone, loginPassword: login_password, withdrawPassword: password } = canary
  const bound = bindings().find(([known]) => known === endpoint)
  if (bound) return { ...bound[1], code: await code('bind-account') }
  switch (endpoint) {
    case contract.login:
      return { mode: 'password', account: phone, password: login_password }
    case contract.register:
      return { ...given, phone, password: login_password }
    case contract.sendSms:
    case contract.forgetPassword:
      return { ...given, phone }
    case contract.memberSms:
      clock.advance(60_000)
      return given
    case contract.newPhoneCode:
    case contract.changePhone:
      return { ...given, phone }
    case contract.newMailCode:
      clock.advance(60_000)
      return { email: canary.mail }
    case contract.bindMail:
      return { ...given, login_password, email: canary.mail, code: await lastCode(server, canary.mail) }
    case contract.changePassword:
      return { proof: 'password', login_password, password: login_password }
    case contract.depositDetail:
      return { id: orderId }
    case contract.withdrawalDetail:
      return { id: withdrawalId }
    case contract.payoutAccounts:
      return {}
    case contract.requestWithdrawal:
      await player.call(contract.recycle, {})
      return { account_id: accountId, amount: '100.00', password, confirm_duplicate: true }
    case contract.setWithdrawPassword:
      return { login_password, password }
    case contract.changeWithdrawPassword:
      return { old_password: password, password }
    case contract.resetWithdrawPassword:
      return { code: await code('withdraw-password'), login_password, password }
    case contract.setDefaultAccount:
      return { id: accountId }
    case contract.removeAccount:
    case contract.removeCoinAccount: {
      // The last of two: the other is left for the other language.
      const kind = endpoint === contract.removeAccount ? 'alipay' : 'coin'
      const { items } = await player.call(contract.payoutAccounts, { withdraw_type: kind })
      return { id: items.at(-1)?.id, code: await code('remove-account') }
    }
    case contract.launch:
      return { ...given, mode: 'real', close_other: true }
    case contract.messageDetail:
    case contract.readMessage:
    case contract.removeMessage:
    case contract.restoreMessage:
    case contract.leave:
    case contract.settleOpenRound:
    case contract.claimDeposit:
    case contract.cancelDeposit:
    case contract.openCashier:
      return prepareCall(server, player, endpoint)
    default:
      return given
  }
}

beforeAll(async () => {
  await registerByMessage()
  const { loginPassword: login_password, withdrawPassword: password } = canary
  await player.call(contract.setWithdrawPassword, { login_password, password })
  await bindAll()
  await moveMoney()
  // Whatever ends the session comes last.
  const calls = Object.entries(contract).toSorted(
    ([a], [b]) => Number(a === 'logout') - Number(b === 'logout'),
  )
  for (const lang of locales) {
    for (const [name, endpoint] of calls) {
      const fields = await fieldsOf(endpoint)
      answers.set(`${name} ${lang}`, await player.send(endpoint, fields, { headers: { lang } }))
    }
    await player.call(contract.login, {
      mode: 'password',
      account: 'violetheron',
      password: canary.loginPassword,
    })
  }
  await passTime()
  stored = await readColumns(server.db)
})
afterAll(() => server.close())

describe('personal data of a member', () => {
  const secrets = Object.entries(canary)

  test('the canary data went through every call in both languages, and reading calls succeeded', () => {
    expect(answers.size).toBe(Object.keys(contract).length * locales.length)
    const reads = Object.entries(contract).filter(([, { effect }]) => effect === 'read')
    for (const [name] of reads) {
      for (const lang of locales) {
        const reply = answers.get(`${name} ${lang}`)
        expect([name, reply?.http, reply?.status ? true : reply?.code]).toEqual([
          name,
          200,
          reply?.code === 'not-available' ? 'not-available' : true,
        ])
      }
    }
  })

  test.each(secrets)('no reply contains the canary %s', (_name, secret) => {
    expect(said.filter((reply) => reply.includes(secret))).toEqual([])
  })

  test('replies mask personal data', async () => {
    expect(answers.get('token en')?.data).toMatchObject({
      phone: '139****5544',
      name: '慕***',
      email: 'a***@mail.example',
    })
    expect(JSON.stringify(answers.get('payoutAccounts en')?.data)).toContain('**** 2132')
  })

  test('nothing is logged of calls that go well', () => {
    expect(answers.size).toBeGreaterThan(0)
    expect(logged).toEqual([])
  })

  /** Where the full value may stand; everything else is a digest, a tail or nowhere. */
  const places: Readonly<Record<string, readonly string[]>> = {
    // Messages are sent to it; the outbox is the sandbox's, and both forget within a day.
    phone: ['members.phone', 'sms_codes.phone', 'sms_outbox.phone'],
    // Every further account has to be in the same name.
    holder: ['members.name'],
    // Codes are sent to it, like those to a phone.
    mail: ['members.email', 'sms_codes.phone', 'sms_outbox.phone'],
  }

  test('only the columns that need it hold personal data, and none holds a token', () => {
    const columnsWith = (text: string) =>
      [...stored].filter(([, all]) => all.includes(text)).map(([name]) => name)
    for (const [name, secret] of secrets) {
      expect([name, columnsWith(secret)]).toEqual([name, places[name] ?? []])
    }
    expect(tokens.size).toBeGreaterThan(2)
    for (const token of [...tokens, gameKey]) expect(columnsWith(token)).toEqual([])
  })

  test('no log line contains personal data when the database refuses the row that holds it', async () => {
    const code = await insertSmsCode(server, memberId, 'bind-account')
    const tables = ['members', 'payout_accounts', 'sms_codes'] as const
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} add constraint never check (false) not valid`.execute(
        server.db,
      )
    }
    logged.length = 0
    said.length = 0
    for (const [endpoint, fields] of bindings()) {
      expect((await player.send(endpoint, { ...fields, code })).http).toBe(500)
    }
    clock.advance(60_000)
    const sent = await player.send(contract.memberSms, { purpose: 'bind-account' })
    expect(sent.http).toBe(500)
    expect(JSON.stringify(logged)).toContain('23514')
    const lines = [...said, ...logged.map((line) => JSON.stringify(line))]
    expect(lines.filter((line) => secrets.some(([, secret]) => line.includes(secret)))).toEqual([])
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} drop constraint never`.execute(server.db)
    }
  })
})
