import { expect, onTestFinished, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { silentLogger } from '../testing/testConfig.ts'

const ask = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

test('games are closed with a page that says until when, take no stake, and open again by themselves', async () => {
  const clock = createManualClock(Date.parse('2026-11-23T08:30:00.000Z'))
  const maintenanceUntil = clock.now() + 90 * 60_000
  const server = await createTestServer({ clock, logger: silentLogger, config: { maintenanceUntil } })
  onTestFinished(() => server.close())
  const { sandboxOrigin: origin, allowedOrigins } = server.deps.config
  const get = (path: string) => server.sandbox.request(`${origin}${path}`)
  const post = (path: string) =>
    server.sandbox.request(`${origin}${path}`, { method: 'POST', headers: { ...ask, origin }, body: '{}' })

  const page = await get('/play?ticket=x')
  expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([
    503,
    '5400',
    '30',
  ])
  const policy = page.headers.get('content-security-policy') ?? ''
  for (const shell of allowedOrigins) expect(policy).toContain(shell)
  expect(policy).not.toContain('unsafe')
  const text = await page.text()
  for (const part of ['正在维护', '2026年11月23日', 'Under maintenance', 'Nov 23, 2026', '18:00', 'GMT+8'])
    expect(text).toContain(part)

  for (const path of ['session', 'stake', 'draw', 'balance']) {
    const reply = await post(`/sandbox/${path}`)
    expect([path, reply.status, await reply.json()]).toEqual([
      path,
      503,
      {
        status: false,
        data: { code: 'maintenance', until: new Date(maintenanceUntil).toISOString() },
      },
    ])
  }
  // What is on its way ends: open rounds and payments.
  for (const path of ['settle', 'cashier/act']) expect((await post(`/sandbox/${path}`)).status).not.toBe(503)
  expect((await get('/sandbox/outbox.json')).status).not.toBe(503)

  clock.advance(90 * 60_000)
  for (const path of ['session', 'stake', 'draw', 'balance'])
    expect((await post(`/sandbox/${path}`)).status, path).not.toBe(503)
  expect((await get('/play')).status).not.toBe(503)
})
