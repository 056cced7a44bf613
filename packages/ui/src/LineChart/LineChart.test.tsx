import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { LineChart } from './LineChart.tsx'

const series = [
  { id: 'in', label: '存款', values: [100n, 200n, null] },
  { id: 'out', label: '取款', values: [0n, -50n, 300n] },
]

function chart() {
  renderUi(
    <LineChart
      label="资金"
      places={['一日', '二日', '三日']}
      placesLabel="日期"
      series={series}
      formatValue={String}
      empty="没有数据"
    />,
  )
  // The chart is a chunk of its own: on a busy machine it takes longer than the second that is waited by default.
  return screen.findByRole('slider', { name: '资金' }, { timeout: 10_000 })
}

test('the cursor starts at the end, and a missing value is said to be missing', async () => {
  const cursor = await chart()
  expect(cursor.getAttribute('aria-valuetext')).toBe('三日 存款 — 取款 300')
})

test.each([
  [0, '一日 存款 100 取款 0'],
  [1, '二日 存款 200 取款 -50'],
])('the chart at place %s reads %s', async (place, said) => {
  const cursor = await chart()
  fireEvent.change(cursor, { target: { value: String(place) } })
  expect(cursor.getAttribute('aria-valuetext')).toBe(said)
  fireEvent.blur(cursor)
  expect(cursor.getAttribute('aria-valuetext')).toBe('三日 存款 — 取款 300')
})

test('every number is in the table too', async () => {
  await chart()
  fireEvent.click(screen.getByRole('button', { name: '看表格' }))
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual(['日期存款取款', '一日1000', '二日200-50', '三日—300'])
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('button', { name: '看图表' })).toBeDefined()
})

test('a chart without any value says so, and offers nothing to read', async () => {
  renderUi(
    <LineChart
      label="资金"
      places={['一日']}
      placesLabel="日期"
      series={[{ id: 'in', label: '存款', values: [null] }]}
      formatValue={String}
      empty="没有数据"
    />,
  )
  expect(await screen.findByText('没有数据')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
})
