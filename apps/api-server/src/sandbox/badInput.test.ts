import { contract } from '@koi/contract'
import { redeemInput, settleInput, stakeInput } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { hostileTexts } from '../testing/hostileTexts.ts'
import { digestTables } from '../testing/readTables.ts'
import { inputFields } from '../testing/sampleInput.ts'

const failures: unknown[] = []
const server = await createTestServer({
  logger: { error: (...entry) => void failures.push(entry) },
})
const player = createTestPlayer(server.fetch)
await player.login()
const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
const { key } = await player.redeem(url)
afterAll(() => server.close())

const envelope = v.object({ status: v.literal(false), data: v.unknown() })
const values: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -1,
  1e300,
  [],
  ['10.00'],
  {},
  { length: 1 },
  { toString: 'x' },
]

async function expectRefused(path: string, body: string, authorization = `Bearer ${key}`): Promise<void> {
  const reply = await server.fetch(new URL(path, 'http://127.0.0.1:4175'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body,
  })
  const text = await reply.text()
  expect([200, 400, 413]).toContain(reply.status)
  expect(text).not.toMatch(/\.ts:|node_modules|at .*\(|syntax error|postgres|kysely|valibot/i)
  v.parse(envelope, JSON.parse(text))
}

const calls = [
  ['/sandbox/session', redeemInput, { ticket: 'a'.repeat(43) }],
  ['/sandbox/stake', stakeInput, { round: randomUUID(), amount: '10.00' }],
  ['/sandbox/settle', settleInput, { round: randomUUID() }],
] as const

describe('hostile input of a sandbox page', () => {
  test.each(calls)('refuses hostile input to %s, and changes nothing', async (path, schema, sample) => {
    const before = await digestTables(server.db)
    for (const field of inputFields(schema)) {
      const required = field in sample
      if (required) await expectRefused(path, JSON.stringify({ ...sample, [field]: undefined }))
      // A value that an optional field takes is not hostile to it.
      const hostile = required
        ? values
        : values.filter((value) => !v.safeParse(schema, { ...sample, [field]: value }).success)
      for (const value of hostile) await expectRefused(path, JSON.stringify({ ...sample, [field]: value }))
    }
    for (const body of ['', 'null', '[]', '"x"', '{', '{"__proto__":{"round":"x"}}', '\u0000']) {
      await expectRefused(path, body)
    }
    await expectRefused(path, `${'['.repeat(2_000)}${']'.repeat(2_000)}`)
    expect(await digestTables(server.db)).toEqual(before)
  })

  test.each([
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'a'.repeat(43)}`,
    `Basic ${key}`,
    `Bearer ${key}x`,
    "Bearer '--",
  ])('refuses the authorization %j, and changes nothing', async (authorization) => {
    const before = await digestTables(server.db)
    for (const [path, , sample] of calls) await expectRefused(path, JSON.stringify(sample), authorization)
    expect(await digestTables(server.db)).toEqual(before)
  })
})

test('no hostile input makes the server fail', () => {
  expect(failures).toEqual([])
})
