import { encodeForm } from '@koi/api-core/form'
import { contract } from '@koi/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { routes } from './routes/routes.ts'
import { versionLifetime } from '../services/catalogue/catalogueVersion.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { prepareCall } from '../testing/prepareCall.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
afterAll(() => server.close())

const shell = 'http://127.0.0.1:4173'
const ours = { d: 'koi-web', device: 'web-ios-1234567890-abcdefghij', origin: shell }
const request = (headers: Record<string, string> = {}, path: string = contract.gameList.path) =>
  server.fetch(path, { headers: { ...ours, ...headers } })
const bytes = async (reply: Response) => new Uint8Array(await reply.arrayBuffer())

describe('a large reply', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'br;q=1, gzip;q=0.5'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip'],
  ])(
    'a large reply is compressed as %s for a caller that takes "%s", and its content stays the same',
    async (encoding, accepted) => {
      const plain = await bytes(await request())
      const reply = await request({ 'accept-encoding': accepted })
      expect(reply.headers.get('content-encoding')).toBe(encoding)
      expect(reply.headers.get('vary')).toBe('Origin, d, lang, Accept-Encoding')
      const body = await bytes(reply)
      expect(reply.headers.get('content-length')).toBe(String(body.byteLength))
      expect(body.byteLength).toBeLessThan(plain.byteLength / 4)
      const read = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
      expect(Buffer.from(plain).equals(read)).toBe(true)
    },
  )

  test.each([undefined, 'identity', 'br;q=0', 'zstd'])(
    'stays as it is for a caller that takes %s',
    async (accepted) => {
      const reply = await request(accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect(reply.headers.has('content-encoding')).toBe(false)
      expect(reply.headers.get('vary')).toContain('Accept-Encoding')
      expect(await reply.json()).toMatchObject({ status: true })
    },
  )
})

test('all titles of the catalogue travel in at most 15 kB', async () => {
  const titles = await server.db.selectFrom('games').select('id').execute()
  expect(titles.length).toBeGreaterThan(300)
  for (const lang of ['zh-CN', 'en']) {
    const plain = await (await request({ lang })).text()
    for (const { id } of titles) expect(plain).toContain(`"${id}"`)
    const reply = await request({ lang, 'accept-encoding': 'gzip, br' })
    expect((await bytes(reply)).byteLength).toBeLessThanOrEqual(15_000)
  }
})

test('small replies, and replies to calls that change something, are never compressed', async () => {
  const accepted = { 'accept-encoding': 'br' }
  const small = await request(accepted, contract.preInfo.path)
  expect(small.headers.has('content-encoding')).toBe(false)
  const body = new URLSearchParams({ mode: 'password', account: 'demo', password: 'koi-demo-2026' })
  const login = await server.fetch(contract.login.path, {
    method: 'POST',
    headers: { ...ours, ...accepted },
    body: new URLSearchParams([...body, ['padding', 'x'.repeat(5_000)]]),
  })
  expect(login.headers.has('content-encoding')).toBe(false)
})

test.each([contract.newsList, contract.matchesComing])(
  'a large reply to $name, which is a read by POST, is compressed',
  async (endpoint) => {
    const ask = (accepted: string) =>
      server.fetch(endpoint.path, {
        method: 'POST',
        headers: { ...ours, 'accept-encoding': accepted },
        body: new URLSearchParams({ page: '1', page_size: '20' }),
      })
    const plain = await bytes(await ask('identity'))
    expect(plain.byteLength).toBeGreaterThan(1_024)
    const reply = await ask('br')
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(Buffer.from(plain).equals(brotliDecompressSync(await bytes(reply)))).toBe(true)
  },
)

test('what guests are told of promotions has a tag, and members are told it anew', async () => {
  for (const { path } of [contract.promoList, contract.promoFlags]) {
    const reply = await request({}, path)
    expect(await reply.json()).toMatchObject({ status: true })
    const tag = reply.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    expect(reply.headers.get('vary')).toContain('Origin, d, lang, t')
    const again = await request({ 'if-none-match': tag }, path)
    expect([again.status, again.headers.get('vary')]).toEqual([304, reply.headers.get('vary')])
  }
  const player = createTestPlayer(server.fetch)
  await player.login()
  const reply = await player.send(contract.promoList, {})
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.has('etag')).toBe(false)
})

describe('a reply that callers may keep', () => {
  test('the tag of a cacheable reply tells it from an older one, compressed or not', async () => {
    const first = await request()
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect((await request({ 'accept-encoding': 'br' })).headers.get('etag')).toBe(tag)
    for (const header of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const reply = await request({ 'if-none-match': header, 'accept-encoding': 'br' })
      expect([reply.status, await reply.text()]).toEqual([304, ''])
      expect(reply.headers.get('etag')).toBe(tag)
      expect(reply.headers.get('access-control-allow-origin')).toBe(shell)
      expect(reply.headers.has('content-type')).toBe(false)
    }
    expect((await request({ 'if-none-match': '"a,*,b"' })).status).toBe(200)
  })

  test('a cacheable reply has another tag in another language, for another choice, and once something has changed', async () => {
    const tagOf = async (headers = {}, query = '') =>
      (await request(headers, `${contract.gameList.path}${query}`)).headers.get('etag') ?? ''
    const tag = await tagOf()
    expect(await tagOf({ lang: 'en' })).not.toBe(tag)
    expect(await tagOf({}, '?show=89')).not.toBe(tag)
    await server.db.updateTable('venues').set({ maintenance: true }).where('id', '=', 89).execute()
    clock.advance(versionLifetime)
    const reply = await request({ 'if-none-match': tag })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('etag')).not.toBe(tag)
  })

  test('a reply about a member, a reply with the time and a refusal are never cacheable', async () => {
    const player = createTestPlayer(server.fetch)
    await player.login()
    for (const reply of [
      await player.send(contract.balance, {}),
      await player.send(contract.token, {}),
      await player.send(contract.preInfo, {}),
    ]) {
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.has('etag')).toBe(false)
    }
    const refused = await request({}, `${contract.gameList.path}?show=x`)
    expect(await refused.json()).toMatchObject({ status: false })
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.has('etag')).toBe(false)
  })
})

test.each(routes.filter(({ shared }) => shared).map(({ endpoint }) => [endpoint.name, endpoint] as const))(
  'the call %s asks for nothing of its caller, and says that nothing has changed to who has its reply',
  async (_name, endpoint) => {
    expect([endpoint.method, endpoint.access, endpoint.effect]).toEqual(['GET', 'public', 'read'])
    const player = createTestPlayer(server.fetch)
    await player.login()
    const fields = encodeForm(await prepareCall(server, player, endpoint))
    const path = fields === '' ? endpoint.path : `${endpoint.path}?${fields}`
    const reply = await request({}, path)
    expect(await reply.json()).toMatchObject({ status: true })
    const tag = reply.headers.get('etag') ?? ''
    const again = await request({ 'if-none-match': tag }, path)
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('vary')).toContain('d, lang')
  },
)

test('the page of the reference is compressed once, and not sent again to who has it', async () => {
  const script = '/api/docs/scalar.js'
  const reply = await request({ 'accept-encoding': 'br' }, script)
  expect(reply.headers.get('content-encoding')).toBe('br')
  const tag = reply.headers.get('etag') ?? ''
  expect((await request({ 'if-none-match': tag }, script)).status).toBe(304)
})
