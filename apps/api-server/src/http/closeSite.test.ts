import { contract } from '@koi/contract'
import { closedReply } from '@koi/contract/closed'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServerOptions } from '../testing/createTestServer.ts'
import { createClosedToAll } from './closeSite.ts'

const servers: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

const headers = { d: 'koi-web', device: 'web-ios-1234567890-abcdefghij' }

async function open(config: NonNullable<TestServerOptions['config']>) {
  const clock = createManualClock()
  const server = await createTestServer({ clock, config })
  servers.push(server)
  const get = (own: Record<string, string> = {}, path: string = contract.preInfo.path) =>
    server.fetch(path, { headers: { ...headers, ...own } })
  return { clock, get }
}

test('every call answers that the site is under maintenance and until when, and then as always', async () => {
  const start = createManualClock().now()
  const until = start + 90_000
  const { clock, get } = await open({ maintenanceUntil: until })
  for (const path of [contract.preInfo.path, contract.balance.path]) {
    const reply = await get({}, path)
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
      503,
      '90',
      'no-store',
    ])
    expect(v.parse(closedReply, await reply.json()).data).toEqual({
      code: 'maintenance',
      until: new Date(until).toISOString(),
    })
  }
  expect((await get({}, '/api/health')).status).toBe(200)
  clock.advance(90_000)
  expect((await get()).status).toBe(200)
})

test('a region that the brand does not serve is told so, where a trusted proxy says where the caller is', async () => {
  const { get } = await open({
    trustedProxies: ['127.0.0.1'],
    region: { header: 'cf-ipcountry', everybody: null },
  })
  for (const region of ['CN', 'sg', 'XX', 'T1', ''])
    expect((await get({ 'cf-ipcountry': region })).status, region).toBe(200)
  expect((await get()).status).toBe(200)
  const refused = await get({ 'cf-ipcountry': 'us' })
  expect(refused.status).toBe(451)
  expect(v.parse(closedReply, await refused.json()).data).toEqual({ code: 'region', region: 'US' })
})

test('a login is told with the region that a trusted proxy says', async () => {
  const server = await createTestServer({
    config: { trustedProxies: ['127.0.0.1'], region: { header: 'cf-ipcountry', everybody: null } },
  })
  servers.push(server)
  const player = createTestPlayer((path, init) => {
    const told = new Headers(init?.headers)
    told.set('cf-ipcountry', 'sg')
    told.set('x-forwarded-for', '203.0.113.7')
    return server.fetch(path, { ...init, headers: told })
  })
  await player.login()
  expect((await player.call(contract.loginHistory, {})).items[0]).toMatchObject({
    place: 'SG',
    address: '203.0.*.*',
  })
})

test('nobody but a trusted proxy is believed about the region', async () => {
  const { get } = await open({ region: { header: 'cf-ipcountry', everybody: null } })
  expect((await get({ 'cf-ipcountry': 'US' })).status).toBe(200)
})

test('a region can be set for everybody, for tests', async () => {
  const { get } = await open({ region: { header: null, everybody: 'US' } })
  expect((await get()).status).toBe(451)
})

test('a page shows nothing of the site where no brand serves the region, and under maintenance', () => {
  const brands = [
    { d: 'koi-web', servedRegions: ['CN'] },
    { d: 'carp-web', servedRegions: ['SG'] },
  ]
  const closed = (everybody: string, maintenanceUntil = 0) =>
    createClosedToAll(
      { brands, maintenanceUntil, region: { header: null, everybody } },
      { now: () => 1_000 },
    )(null, new Headers())
  expect(['CN', 'SG', 'US'].map((region) => closed(region))).toEqual([false, false, true])
  expect(closed('CN', 2_000)).toBe(true)
})
