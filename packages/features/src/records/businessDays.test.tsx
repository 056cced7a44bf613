import { createManualClock } from '@koi/api-core/testing'
import { encodeInput } from '@koi/contract'
import { transfer } from '@koi/contract/wallet'
import { eventually } from '@koi/testing'
import { createTestServer } from '@koi/testing/server'
import { useSearchParams } from 'react-router-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useMovements } from './useMovements.ts'

const clock = createManualClock(Date.parse('2026-10-20T04:00:00.000Z'))
const server = await createTestServer({ clock })
afterEach(() => vi.unstubAllEnvs())
afterAll(() => server.close())

async function open() {
  const { runtime } = makeTestRuntime({ clock, fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  return runtime
}

/** Moves so many fen at a moment, as a member does who has just come. */
async function moveAt(instant: string, amount: bigint): Promise<void> {
  clock.set(Date.parse(instant))
  const runtime = await open()
  const moved = encodeInput<typeof transfer>({ from: 0, to: 89, amount })
  await runtime.client.call(transfer, moved, { idempotencyKey: crypto.randomUUID() })
  runtime.stop()
}

/** What the record shows of some days, in fen, the newest first. */
async function amountsOf(from: string, to: string): Promise<readonly bigint[]> {
  const runtime = await open()
  const { result } = renderFeature(
    runtime,
    () => {
      const [params, setParams] = useSearchParams()
      return useMovements({ url: { params, setParams } })
    },
    { path: `/user/transRecord?from=${from}&to=${to}` },
  )
  await eventually(() => expect(result.current.list.status).not.toBe('loading'))
  const { list } = result.current
  runtime.stop()
  return list.status === 'ready' ? list.rows.map(({ amount }) => amount) : []
}

test.each([
  ['Europe/Berlin', '2026-10-24', '2026-10-25', '2026-10-26'],
  ['America/New_York', '2026-10-31', '2026-11-01', '2026-11-02'],
  ['America/New_York', '2027-03-13', '2027-03-14', '2027-03-15'],
  ['Europe/Berlin', '2027-03-27', '2027-03-28', '2027-03-29'],
])(
  'rows around the change of clocks in %s lie in the days of the business zone, to the second',
  async (zone, before, day, after) => {
    const next = new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString()
    const last = new Date(Date.parse(next) - 1_000).toISOString()
    const first = new Date(`${day}T00:00:00+08:00`).toISOString()
    const evening = new Date(Date.parse(first) - 1_000).toISOString()
    await moveAt(evening, 101n)
    await moveAt(first, 102n)
    await moveAt(last, 103n)
    await moveAt(next, 104n)
    vi.stubEnv('TZ', zone)
    // The clocks of the player's zone do change between these days.
    expect(new Date(next).getTimezoneOffset()).not.toBe(new Date(evening).getTimezoneOffset())
    expect(await amountsOf(before, before)).toEqual([-101n])
    expect(await amountsOf(day, day)).toEqual([-103n, -102n])
    expect(await amountsOf(after, after)).toEqual([-104n])
    expect(await amountsOf(before, after)).toEqual([-104n, -103n, -102n, -101n])
  },
)
