import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { commonErrors, errorCodes } from './errors.ts'

const endpoints = Object.values(contract)

const specification = `
GET /api/findmed/v1/member/token
GET /api/findmed/v1/member/balance
GET /api/findmed/v1/member/vips
GET /api/findmed/v1/member/vips/list
GET /api/findmed/v1/member/message/num
POST /api/service/sms
POST /api/f/v1/upload
POST /api/f/v1/withdraw/can/banks
POST /api/f/v1/member/banks
POST /api/f/v1/virtual/can/protocol
POST /api/f/v1/virtual/delete
GET /api/game/walletlist
GET /api/game/transfer
GET /api/f/v1/member/preInfo
GET /api/game/transfer/recycle
GET /api/findmed/v1/member/phoneArea
POST /api/findmed/v1/member/forgetpassword
GET /api/findmed/v1/game/list
GET /api/findmed/v1/member/record/game
GET /api/findmed/v1/promo/flags
GET /api/findmed/v1/promo/list
GET /api/findmed/v1/promo/detail
POST /api/findmed/v1/promo/giftexchange
POST /api/findmed/v1/promo/giftexchange/bet
POST /api/findmed/v1/promo/sign
POST /api/findmed/v1/promo/resign
GET /api/findmed/v1/promo/sign/info
POST /api/findmed/v1/promo/active/recharge/rewards
POST /api/findmed/v1/promo/active/rules
POST /api/findmed/v1/promo/active/isJoinActive
POST /api/findmed/v1/promo/active/join
POST /api/findmed/v1/promo/active/apply/depositActive
POST /api/findmed/v1/promo/active/apply/aloneActive
POST /api/findmed/v1/promo/active/record
GET /api/findmed/v1/promo/topCover
GET /api/findmed/v1/promo/secondNav
POST /api/findmed/v1/news/list
POST /api/findmed/v1/news/detail
POST /api/findmed/v1/match/coming
POST /api/findmed/v1/match/list
GET /api/findmed/v1/member/reg/contact
GET /api/f/v1/withdraw/password/config
GET /api/findmed/v1/md
POST /api/f/v1/member/login/mpe
POST /api/findmed/v1/heartbeat
`

test('the calls of the specification are exactly the 45 known ones', () => {
  const known = specification.trim().split('\n').toSorted()
  const described = endpoints
    .filter((endpoint) => endpoint.origin === 'specification')
    .map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    .toSorted()
  expect(known).toHaveLength(45)
  expect(described).toEqual(known)
})

test('the README lists exactly the calls that are not available yet', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, listed = ''] = readme.split('## Not available yet')
  const names = [...listed.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name)
  const drafts = endpoints.filter(({ status }) => status === 'draft').map(({ name }) => name)
  expect(names.toSorted()).toEqual(drafts.toSorted())
})

test('the table holds every call that a domain describes, under its own name', () => {
  const folder = new URL('.', import.meta.url)
  const described = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+) = defineEndpoint/gm),
        ([, name = '']) => name,
      ),
    )
  expect(Object.keys(contract).toSorted()).toEqual(described.toSorted())
})

test('names and addresses are unique', () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
    endpoints.length,
  )
})

test('a call lists only codes of the closed union, and never the common ones', () => {
  const known: readonly string[] = errorCodes
  const common: readonly string[] = commonErrors
  for (const endpoint of endpoints) {
    for (const code of endpoint.errors) {
      expect(known).toContain(code)
      expect(common).not.toContain(code)
    }
  }
})

test('a call that moves money is marked so, and refuses a missing or reused idempotency key', () => {
  const money = endpoints.filter((endpoint) => endpoint.effect === 'money')
  expect(money.map((endpoint) => endpoint.name)).toEqual(
    expect.arrayContaining([
      'deposit.create',
      'game.launch',
      'game.leave',
      'wallet.recycle',
      'wallet.transfer',
      'withdraw.request',
    ]),
  )
  for (const endpoint of money) {
    expect(endpoint.errors).toEqual(expect.arrayContaining(['idempotency-key', 'idempotency-conflict']))
  }
})

test('a GET never has a body, and a POST never a query', () => {
  for (const endpoint of endpoints) {
    const allowed = endpoint.method === 'GET' ? ['none', 'query'] : ['form', 'multipart']
    expect(allowed, endpoint.name).toContain(endpoint.encoding)
  }
})
