import { contract } from '@koi/contract'
import { hash } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { serveOnPort } from '../testing/serveOnPort.ts'
import { versionLifetime } from '../services/catalogue/catalogueVersion.ts'

const clock = createManualClock()
const regions = { trustedProxies: ['127.0.0.1'], region: { header: 'x-region', everybody: null } }
const server = await createTestServer({ clock, config: regions })
let asked = 0
const fetch: typeof server.app.fetch = (...request) => {
  asked += 1
  return server.app.fetch(...request)
}
const { port, stop } = await serveOnPort({ fetch, answerAtOnce: server.answerAtOnce })
const slow = await serveOnPort({ fetch: server.app.fetch })
afterAll(async () => {
  await Promise.all([stop(), slow.stop()])
  await server.close()
})

const own = { d: 'koi-web', device: 'web-ios-1234567890-abcdefghij' }
const list = contract.gameList.path

interface Sent {
  readonly status: number | undefined
  readonly headers: readonly string[]
  /** Their digest, which a failure can show. */
  readonly bytes: string
}

/** Over a real connection, with nothing added to or hidden of what is sent. */
async function call(
  headers: Record<string, string> = {},
  { path = list, method = 'GET', on = port }: { path?: string; method?: string; on?: number } = {},
): Promise<Sent> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(
      { port: on, host: '127.0.0.1', path, method, headers: { ...own, ...headers } },
      resolve,
    )
    sent.on('error', reject).end()
  })
  const lines = reply.rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [`${name.toLowerCase()}: ${reply.rawHeaders[at + 1]}`] : [],
  )
  return {
    status: reply.statusCode,
    headers: lines.toSorted(),
    bytes: hash('sha256', await buffer(reply)),
  }
}

/** How often the app was asked meanwhile. */
async function askedFor<Result>(work: () => Promise<Result>): Promise<{ result: Result; times: number }> {
  const before = asked
  const result = await work()
  return { result, times: asked - before }
}

const tagOf = ({ headers }: Sent) =>
  headers.find((line) => line.startsWith('etag: '))?.slice('etag: '.length) ?? ''

beforeEach(async () => {
  clock.advance(versionLifetime)
  await call()
})

describe('an answer at once', () => {
  test.each([
    ['plain', {}],
    ['compressed with brotli', { 'accept-encoding': 'gzip, deflate, br' }],
    ['compressed with gzip', { 'accept-encoding': 'gzip' }],
    ['for a shell on its own origin', { origin: 'http://127.0.0.1:4173', 'sec-fetch-site': 'same-site' }],
    ['for a served region', { 'x-region': 'SG' }],
    ['to a member, whose token it does not take', { t: 'any' }],
  ])('an answer at once is the same as through the app, byte for byte: %s', async (_what, headers) => {
    const through = await call(headers, { on: slow.port })
    const { result, times } = await askedFor(() => call(headers))
    expect(times).toBe(0)
    expect(result).toEqual(through)
    expect(result.status).toBe(200)
  })

  test('an answer at once is 304 for who has the reply already', async () => {
    const headers = { 'accept-encoding': 'br', 'if-none-match': tagOf(await call()) }
    const through = await call(headers, { on: slow.port })
    const { result, times } = await askedFor(() => call(headers))
    expect([times, result.status, result.bytes]).toEqual([0, 304, hash('sha256', '')])
    expect(result).toEqual(through)
  })

  test('an answer at once is that of the language and the query that are asked for', async () => {
    const answers = new Set<string>()
    for (const lang of ['zh-CN', 'en'])
      for (const path of [list, `${list}?show=89`]) {
        const through = await call({ lang }, { path, on: slow.port })
        const { result, times } = await askedFor(() => call({ lang }, { path }))
        expect([times, result]).toEqual([0, through])
        answers.add(result.bytes)
      }
    expect(answers.size).toBe(4)
  })

  test('a device that asks at once hears its own name', async () => {
    const nameOf = ({ headers }: Sent) => headers.find((line) => line.startsWith('vid: '))
    const { result, times } = await askedFor(() => call({ device: 'web-ios-1234567890-bbbbbbbbbb' }))
    expect(times).toBe(0)
    expect(nameOf(result)).toMatch(/^vid: [\w-]{22}$/)
    expect(nameOf(result)).not.toBe(nameOf(await call()))
  })
})

describe('what is left to the app', () => {
  test.each([
    ['an unknown brand', { d: 'nobody' }, 403],
    ['a malformed device', { device: 'x' }, 403],
    ['a foreign origin', { origin: 'http://evil.example' }, 403],
    ['a request from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a region that is not served', { 'x-region': 'US' }, 451],
  ])('the app refuses %s', async (_what, headers, status) => {
    const { result, times } = await askedFor(() => call(headers))
    expect([times, result.status]).toEqual([1, status])
  })

  test('a request by another method, or for what is not kept, goes to the app', async () => {
    expect((await askedFor(() => call({}, { method: 'POST' }))).times).toBe(1)
    expect((await askedFor(() => call({}, { method: 'HEAD' }))).times).toBe(1)
    expect((await askedFor(() => call({}, { path: contract.balance.path }))).times).toBe(1)
    expect((await askedFor(() => call({}, { path: `${list}?show=1&show=2` }))).times).toBe(1)
    expect((await askedFor(() => call({}, { path: list.replace('game', '%67ame') }))).times).toBe(1)
  })

  test('a reply of an older state of the catalogue is made anew by the app', async () => {
    const before = tagOf(await call())
    await server.db.updateTable('venues').set({ maintenance: true }).where('id', '=', 89).execute()
    clock.advance(versionLifetime)
    const { result, times } = await askedFor(() => call())
    expect(times).toBe(1)
    expect(tagOf(result)).not.toBe(before)
    await server.db.updateTable('venues').set({ maintenance: false }).where('id', '=', 89).execute()
  })
})
