import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestPlayer, type TestPlayer, type TestReply } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { lastCode } from '../testing/lastCode.ts'
import { newPhone } from '../testing/newPhone.ts'
import { preparePayout } from '../testing/preparePayout.ts'
import { sampleInputs } from '../testing/sampleInputs.ts'
import { serveOnPort } from '../testing/serveOnPort.ts'

const server = await createTestServer()
const { origin, stop } = await serveOnPort(server.app)
const overHttp = (path: string, init?: RequestInit) => fetch(new URL(path, origin), init)

afterAll(async () => {
  await stop()
  await server.close()
})

const calls = Object.entries(contract)

test('the contract has the 45 calls of the specification and those of our own', () => {
  expect(calls.filter(([, { origin }]) => origin === 'specification')).toHaveLength(45)
})

/** The calls that a service answers; every other one is refused until its service comes. */
const answered: ReadonlySet<string> = new Set<keyof typeof contract>([
  'balance',
  'betRecord',
  'bindAlipay',
  'bindBank',
  'bindCoin',
  'cancelDeposit',
  'changeWithdrawPassword',
  'claimDeposit',
  'coinProtocols',
  'createDeposit',
  'currentGame',
  'depositChannels',
  'depositDetail',
  'depositList',
  'gameList',
  'heartbeat',
  'launch',
  'leave',
  'login',
  'logout',
  'memberSms',
  'messageCount',
  'moneyOutcome',
  'openCashier',
  'payoutAccounts',
  'payoutBanks',
  'phoneAreas',
  'preInfo',
  'preferAccount',
  'recycle',
  'regions',
  'register',
  'removeAccount',
  'removeCoinAccount',
  'requestWithdrawal',
  'resetWithdrawPassword',
  'sendSms',
  'setAutoTransfer',
  'setWithdrawPassword',
  'statistics',
  'token',
  'transfer',
  'walletList',
  'withdrawPasswordConfig',
  'withdrawTerms',
  'withdrawalDetail',
  'withdrawalList',
])

const depositOrders: ReadonlySet<string> = new Set([
  'depositDetail',
  'claimDeposit',
  'cancelDeposit',
  'openCashier',
])

/** An order that awaits its payment, and no other beside it. */
async function freshOrder(member: TestPlayer): Promise<string> {
  const { items } = await member.call(contract.depositList, { state: 'awaiting' })
  for (const { id } of items) await member.call(contract.cancelDeposit, { id })
  const order = { channel: 'bank', amount: '500.00', again: true } as const
  return (await member.call(contract.createDeposit, order)).id
}

/** Well-formed fields that are also sensible now: codes that were sent, a game that is open. */
async function fieldsOf(name: string, member: TestPlayer): Promise<Readonly<Record<string, unknown>>> {
  const sample = Object.entries(sampleInputs).find(([key]) => key === name)?.[1] ?? {}
  if (name === 'register') {
    const phone = newPhone()
    await createTestPlayer(overHttp).call(contract.sendSms, { area: '86', phone, purpose: 'register' })
    return { ...sample, account: `p${phone}`, phone, code: await lastCode(server, phone) }
  }
  if (name === 'sendSms') return { ...sample, phone: newPhone() }
  if (name === 'createDeposit') await freshOrder(member)
  if (depositOrders.has(name)) return { id: await freshOrder(member) }
  if (name === 'launch') return { ...sample, mode: 'real', close_other: true }
  if (name === 'leave') {
    const game = { venue_id: 89, mode: 'real', close_other: true } as const
    return { session_id: (await member.call(contract.launch, game)).sessionId }
  }
  return { ...sample, ...(await preparePayout(server, member, name)) }
}

/** `fits` for a result that its contract describes, else what was answered in its place. */
async function verdict(endpoint: Endpoint, reply: TestReply): Promise<unknown> {
  if (!reply.status) return reply.data
  const { issues } = await endpoint.output['~standard'].validate(reply.data)
  return issues ? issues : 'fits'
}

describe('over real HTTP', () => {
  test('the calls that are answered are 19 of the specification and 28 of our own', () => {
    const real = calls.filter(([name]) => answered.has(name))
    expect(real.filter(([, { origin }]) => origin === 'specification')).toHaveLength(19)
    expect(real.filter(([, { origin }]) => origin === 'extension')).toHaveLength(28)
    expect(calls.filter(([name, { origin }]) => origin === 'extension' && !answered.has(name))).toEqual([])
  })

  test.each(calls)('%s answers a member as its contract says', async (name, endpoint) => {
    const member = createTestPlayer(overHttp)
    await member.login()
    const reply = await member.send(endpoint, await fieldsOf(name, member))
    expect(reply.http).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('date')).toMatch(/ GMT$/)
    expect(await verdict(endpoint, reply)).toBe(answered.has(name) ? 'fits' : 'not-available')
  })

  test.each(calls)('%s answers a guest, or says that its session is over', async (name, endpoint) => {
    const guest = createTestPlayer(overHttp)
    const member = createTestPlayer(overHttp)
    await member.login()
    const given = await fieldsOf(name, member)
    const fields = name === 'launch' ? { ...given, mode: 'demo' } : given
    const reply = await guest.send(endpoint, fields)
    expect(reply.http).toBe(200)
    const open = answered.has(name) ? 'fits' : 'not-available'
    expect(await verdict(endpoint, reply)).toBe(endpoint.access === 'member' ? 'token' : open)
  })

  test('the document and its page are served', async () => {
    const document = await overHttp('/api/openapi.json')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' })
    const page = await overHttp('/api/docs')
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const slash = await overHttp('/api/docs/', { redirect: 'manual' })
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/api/docs'])
    expect((await overHttp('/api/health')).status).toBe(200)
  })

  test('what is too long or no HTTP at all still gets an envelope', async () => {
    const long = await overHttp(`${contract.gameList.path}?show=${'1'.repeat(1_048_576)}`)
    expect(long.status).toBe(413)
    expect(await long.json()).toEqual({ status: false, data: { code: 'too-large' } })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.end('NONSENSE\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"bad-request"/)
    for (const line of ['cache-control: no-store', 'x-content-type-options: nosniff', "default-src 'none'"]) {
      expect(answer).toContain(line)
    }
  })
})
