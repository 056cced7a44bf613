import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { testConfig } from '../testing/testConfig.ts'
import {
  hostNamesOf,
  localHosts,
  originOf,
  servedOrigins,
  servedPage,
  servedServices,
  shellOrigins,
} from './addresses.ts'

const ports = { api: 8787, desktop: 4173, mobile: 4174, sandbox: 4175 }
const allowedOrigins = shellOrigins(ports, localHosts)
const server = await createTestServer({
  // A brand's own origin on this machine is one of these again.
  config: { allowedOrigins: [...allowedOrigins, originOf(ports.desktop)] },
})
afterAll(() => server.close())

test('shells of a brand on this machine get their ports, and public origins stay as they are', () => {
  const ports = { api: 1, desktop: 2, mobile: 3, sandbox: 4 }
  const local = { desktop: 'http://127.0.0.1', mobile: 'http://localhost' }
  expect(servedOrigins(local, ports)).toEqual({
    desktop: 'http://127.0.0.1:2',
    mobile: 'http://localhost:3',
  })
  const open = { desktop: 'https://koi.example', mobile: 'https://m.koi.example' }
  expect(servedOrigins(open, ports)).toEqual(open)
})

test('a page of customer service on this machine is that of the sandbox, and any other stays as it is', () => {
  const sandbox = 'http://10.0.0.5:4175'
  expect(servedPage('http://127.0.0.1/desk', sandbox)).toBe('http://10.0.0.5:4175/desk')
  for (const url of ['http://127.0.0.1:9000/desk', 'https://chat.example/koi?d=1'])
    expect(servedPage(url, sandbox)).toBe(url)
})

test('a shell may call and frame its game under each name of this machine', async () => {
  expect(allowedOrigins.toSorted()).toEqual([
    'http://127.0.0.1:4173',
    'http://127.0.0.1:4174',
    'http://localhost:4173',
    'http://localhost:4174',
  ])
  const page = await server.fetch(`${testConfig.sandboxOrigin}/play`)
  const framers = /frame-ancestors ([^;]+)/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  expect(framers?.split(' ').toSorted()).toEqual(allowedOrigins.toSorted())
  for (const origin of allowedOrigins) {
    const guest = createTestPlayer(server.fetch)
    const game = { venue_id: 89, mode: 'demo' } as const
    const { url } = await guest.call(contract.launch, game, { headers: { origin } })
    expect(await guest.redeem(url)).toMatchObject({ shellOrigin: origin })
  }
})

test('a service of page views on this machine is the sandbox’s, and none where that does not play it', () => {
  const services = ['https://stats.koi.example', 'http://127.0.0.1', 'https://stats.koi.example']
  const sandbox = 'http://127.0.0.1:4175'
  expect(servedServices(services, sandbox)).toEqual(['https://stats.koi.example', sandbox])
  expect(servedServices(services, null)).toEqual(['https://stats.koi.example'])
})

test.each([
  ['10.0.0.5', 'http://10.0.0.5:8787'],
  ['2001:DB8::5', 'http://[2001:db8::5]:8787'],
  ['0.0.0.0', 'http://127.0.0.1:8787'],
  ['::', 'http://127.0.0.1:8787'],
])('a server that listens on %s says it is at %s', (address, origin) => {
  expect(originOf(ports.api, hostNamesOf(address)[0])).toBe(origin)
})
