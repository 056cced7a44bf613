import { parseAmount } from '@koi/api-core/amount'
import { launch } from '@koi/contract/game'
import { movementCategories } from '@koi/contract/movement'
import { m } from '@koi/i18n'
import { eventually } from '@koi/testing'
import { createTestServer, postMovements, type TestServer } from '@koi/testing/server'
import { ToastRegion } from '@koi/ui'
import { act, render } from '@testing-library/react'
import Papa from 'papaparse'
import { useSearchParams } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppProviders } from '../shell/AppProviders.tsx'
import { logInDemo, makeTestRuntime, playRounds, renderFeature } from '../testing/index.ts'
import { useBetRecord } from './useBetRecord.ts'
import { useExport } from './useExport.ts'
import { useMovements } from './useMovements.ts'
import { writeCsv } from './writeCsv.ts'

let server: TestServer
let files: Blob[]
beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(() => {
  files = []
  // The page of these tests has no files to download.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `#${files.push(file)}`,
    revokeObjectURL: () => {},
  })
})
afterAll(() => server.close())

const page = () => makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) }).runtime

const signedFen = (text: string) => (text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text))

async function rowsOfFile(): Promise<readonly Record<string, string>[]> {
  return Papa.parse<Record<string, string>>((await files[0]?.text()) ?? '', { header: true }).data
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, fen) => sum + fen, 0n)

// More than the pages that a list and a file are read in.
const times = 120

test.each([...movementCategories, 'all' as const])(
  'a file of movements of the type %s, read again and added up, gives the totals that were shown',
  async (category) => {
    const runtime = page()
    await logInDemo(runtime)
    const { id } = await server.db
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'demo')
      .executeTakeFirstOrThrow()
    if (category !== 'all') await postMovements(server, { memberId: id, category, times })
    const { result } = renderFeature(
      runtime,
      () => {
        const [params, setParams] = useSearchParams()
        return useMovements({ url: { params, setParams } })
      },
      { path: `/user/transRecord?range=-1${category === 'all' ? '' : `&type=${category}`}` },
    )
    await eventually(() => expect(result.current.totals?.count).toBeGreaterThanOrEqual(times))
    act(() => {
      result.current.file.onExport()
      result.current.file.onExport()
    })
    await eventually(() => expect(files).toHaveLength(1))
    await eventually(() => expect(result.current.file.progress).toBeNull())
    const rows = await rowsOfFile()
    const fenOf = (column: string) =>
      rows
        .map((row) => row[column] ?? '')
        .filter((text) => text !== '')
        .map(signedFen)
    const cash = fenOf('金额')
    expect({
      count: rows.length,
      incoming: sumOf(cash.filter((fen) => fen > 0n)),
      outgoing: -sumOf(cash.filter((fen) => fen < 0n)),
      net: sumOf(cash),
    }).toEqual(result.current.totals)
    // Bonus money has a column of its own: each row stands in one of both.
    expect(cash.length + fenOf('彩金').length).toBe(rows.length)
    runtime.stop()
  },
)

test('a file of rounds, read again and added up, gives the totals that were shown', async () => {
  const runtime = page()
  await logInDemo(runtime)
  const fetch = (to: string, init: RequestInit) => server.fetch(to, init)
  for (const [rounds, settle] of [
    [12, true],
    [1, false],
  ] as const) {
    const game = { venue_id: 89, game_id: 'g4001', mode: 'real', close_other: true } as const
    const { url } = await runtime.client.call(launch, game)
    await playRounds(fetch, url, { rounds, stake: 500n, settle })
  }
  const { result } = renderFeature(
    runtime,
    () => {
      const [params, setParams] = useSearchParams()
      return useBetRecord({ url: { params, setParams } })
    },
    { path: '/user/betRecord' },
  )
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', total: 13 }))
  act(() => result.current.file.onExport())
  await eventually(() => expect(files).toHaveLength(1))
  await eventually(() => expect(result.current.file.progress).toBeNull())
  const rows = await rowsOfFile()
  expect(rows).toHaveLength(13)
  const total = (column: string) =>
    sumOf(rows.map((row) => row[column] ?? '').map((text) => (text === '' ? 0n : signedFen(text))))
  expect({ stake: total('投注'), payout: total('派彩'), net: total('净输赢') }).toEqual(
    result.current.status === 'ready' ? result.current.totals : null,
  )
  runtime.stop()
})

test('pages are read one after the other until all are there, and can be stopped', async () => {
  const asked: (string | undefined)[] = []
  const all = Array.from({ length: 250 }, (_, index) => String(index))
  const runtime = page()
  const { result } = renderFeature(runtime, () =>
    useExport({
      readPage: async (after) => {
        asked.push(after)
        const first = after === undefined ? 0 : Number(after) + 1
        return { data: { items: all.slice(first, first + 100), total: all.length } }
      },
      idOf: (item) => item,
      columns: () => [{ header: 'item', value: (item) => item }],
      fileName: 'items',
    }),
  )
  act(() => result.current.onExport())
  await eventually(() => expect(files).toHaveLength(1))
  expect(asked).toEqual([undefined, '99', '199'])
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(251)

  await eventually(() => expect(result.current.progress).toBeNull())
  act(() => {
    result.current.onExport()
    result.current.onCancel()
  })
  await eventually(() => expect(result.current.progress).toBeNull())
  expect(files).toHaveLength(1)
})

/** A record of so many items, and what is said about a file of it. */
function Record({ total }: { readonly total: number }) {
  const { onExport } = useExport({
    readPage: async (after) => {
      const first = after === undefined ? 0 : Number(after) + 1
      const length = Math.min(2_000, total - first)
      return { data: { items: Array.from({ length }, (_, index) => String(first + index)), total } }
    },
    idOf: (item) => item,
    columns: () => [{ header: 'item', value: (item) => item }],
    fileName: 'items',
  })
  return (
    <>
      <button onClick={onExport}>export</button>
      <ToastRegion />
    </>
  )
}

test.each([
  [10_000, m.records_exported({ count: 10_000 })],
  [10_001, m.records_exported_most({ count: 10_000 })],
])('a file of a record of %i items says whether all are in it', async (total, told) => {
  const runtime = page()
  const { getByRole, container } = render(
    <AppProviders runtime={runtime}>
      <Record total={total} />
    </AppProviders>,
  )
  act(() => getByRole('button', { name: 'export' }).click())
  await eventually(() => expect(container.ownerDocument.body.textContent).toMatch(/\d{5}/))
  expect(container.ownerDocument.body.textContent).toContain(told)
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(10_001)
  runtime.stop()
})

test('a text that a spreadsheet would run is written as text, and a negative amount as a number', () => {
  const columns = [{ header: 'a', value: (text: string) => text }]
  expect(writeCsv(['=1+1', '-2+3', '@x', '-12.50', 'a,"b"\nc'], columns).split('\r\n')).toEqual([
    'a',
    `"'=1+1"`,
    `"'-2+3"`,
    `"'@x"`,
    '-12.50',
    '"a,""b""\nc"',
  ])
})
