import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { testConfig } from '../testing/testConfig.ts'
import { localHosts } from './localHosts.ts'
import { shellOrigins } from './shellOrigins.ts'

const ports = { api: 8787, desktop: 4173, mobile: 4174, sandbox: 4175 }
const allowedOrigins = shellOrigins(ports, localHosts)
const server = await createTestServer({ config: { allowedOrigins } })
afterAll(() => server.close())

test('a shell is the same shell under each name of this machine: it may call, and frame its game', async () => {
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
