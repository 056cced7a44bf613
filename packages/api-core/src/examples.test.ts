// @vitest-environment jsdom
import { generateKeyPairSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { afterAll, assert, beforeAll, expect, it, vi } from 'vitest'
import * as amount from './amount/index.ts'
import * as banks from './banks/index.ts'
import * as browser from './browser/index.ts'
import * as constants from './constants/index.ts'
import * as crypto from './crypto/index.ts'
import * as dates from './dates/index.ts'
import * as device from './device/index.ts'
import * as form from './form/index.ts'
import * as images from './images/index.ts'
import * as core from './index.ts'
import * as invite from './invite/index.ts'
import * as session from './session/index.ts'
import * as testing from './testing/index.ts'

const offered: Readonly<Record<string, unknown>> = {
  ...core,
  ...amount,
  ...banks,
  ...browser,
  ...constants,
  ...crypto,
  ...dates,
  ...device,
  ...form,
  ...images,
  ...invite,
  ...session,
  ...testing,
}

const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)
const examples = [
  ...sources.flatMap((path) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    return [...text.matchAll(/@example\n[\s\S]*?```ts\n([\s\S]*?) \* ```/g)].map(([, code = ''], index) => ({
      place: `${path} ${index + 1}`,
      code: code.replace(/^ \* ?/gm, ''),
    }))
  }),
  ...[...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({ place: 'README.md', code })),
]

const answer = () => Response.json({ status: true, data: { central: '10.00' } })

beforeAll(() => vi.stubGlobal('fetch', async () => answer()))
afterAll(() => vi.unstubAllGlobals())

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** What an example finds around it: every export, and the names a reader takes for granted. */
const surroundings = (): Record<string, unknown> => {
  const { client, backend, clock } = testing.createTestClient()
  backend.on('/api/test', () => ({ central: '10.00' }))
  backend.on('/api/records', () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }))
  const headers = { d: 'koi', language: () => 'en', deviceId: () => 'web--12345678-12345678' }
  const balance = testing.createTestEndpoint()
  const pass: core.Middleware = (next) => next
  const schema = () => testing.anySchema
  return {
    ...offered,
    assert,
    balance,
    beat: balance,
    client,
    contract: { balance },
    error: new core.TimeoutError('wallet.transfer', 10_000),
    explain: () => {},
    game: () => ({}),
    headers,
    id: 'web--12345678-12345678',
    loadBalance: async () => 1,
    next: async () => ({ response: answer(), data: null }),
    offerDeposit: () => {},
    options: { session: client.session, headers, baseUrl: 'http://koi.test' },
    pause: async () => {},
    ports: browser.browserPorts(),
    preInfo: { publicKey },
    records: testing.createTestEndpoint({ path: '/api/records' }),
    report: () => {},
    session: client.session,
    showLogin: () => {},
    showPending: () => {},
    sign: pass,
    signal: new AbortController().signal,
    timers: clock,
    trace: pass,
    transport: async () => ({ response: answer(), data: null }),
    v: { object: schema, string: schema },
  }
}

const evaluate = async (code: string): Promise<unknown> => {
  const scope = surroundings()
  // Only names that an example does not make itself come from around it.
  const names = Object.keys(scope).filter(
    (name) => !new RegExp(`const (?:\\{[^}]*\\b)?${name}\\b`).test(code),
  )
  const body = stripTypeScriptTypes(`async () => {\n${code.replace(/^import .*$/gm, '')}\n}`)
  const run: unknown = Reflect.construct(Function, [...names, `return (${body})()`])
  assert(typeof run === 'function')
  const done: unknown = await run(...names.map((name) => scope[name]))
  return done
}

it('finds an example for everything that is offered', () => {
  const shown = examples.map(({ code }) => code).join('\n')
  expect(Object.keys(offered).filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([])
})

// Lines that wait and say what for, in the midst of an example: `await storage.read() // 'abc': kept`.
const WAITING = /^(await .+?)\s+\/\/ (undefined|'[^']*'|\d+|\{.*\})(?::.*)?$/gm

it('finds awaited lines in examples that state their result', () => {
  expect(examples.filter(({ code }) => code.match(WAITING)).length).toBeGreaterThan(3)
})

it.each(examples)('the example $place runs as it stands, to the end', async ({ code }) => {
  await expect(evaluate(code.replace(WAITING, 'assert.deepEqual($1, $2)'))).resolves.not.toThrow()
})

// Lines of examples that say what they give: `sumFen([1n, 2n]) // 3n`.
const claims = examples.flatMap(({ code }) =>
  [...code.matchAll(/^((?:new )?([A-Za-z_]+)\b[^=]*?)\s+\/\/ (['{[\d-].*|true|false)$/gm)]
    .map(([, expression = '', name = '', value = '']) => ({ expression, name, value }))
    .filter(({ name, value }) => name in offered && !value.includes(' or ')),
)

it('finds lines in examples that state their result', () => {
  expect(claims.length).toBeGreaterThan(40)
})

it.each(claims)('the example $expression gives $value, as it says', async ({ expression, value }) => {
  const given = await evaluate(`return ${expression}`)
  expect(given).toEqual(given instanceof Date ? new Date(value) : await evaluate(`return (${value})`))
})
