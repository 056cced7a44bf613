import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Table } from './Table.tsx'
import type { TableColumn, TableSort } from './tableColumn.ts'

interface Row {
  readonly id: string
  readonly sum: string
}

const rows: readonly Row[] = [
  { id: 'a', sum: '1.00' },
  { id: 'b', sum: '2.00' },
]
const columns: readonly TableColumn<Row>[] = [
  { id: 'id', header: '单号', cell: (row) => row.id },
  { id: 'sum', header: '金额', align: 'number', sortable: true, cell: (row) => row.sum, total: '3.00' },
]
const table = (props: Partial<Parameters<typeof Table<Row>>[0]> = {}) =>
  renderUi(<Table caption="记录" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />)

test.each<[TableSort | null, TableSort['direction']]>([
  [null, 'descending'],
  [{ column: 'sum', direction: 'descending' }, 'ascending'],
  [{ column: 'sum', direction: 'ascending' }, 'descending'],
])('sorting by a heading from %o goes %s', (sort, direction) => {
  const onSortChange = vi.fn()
  table({ sort, onSortChange })
  fireEvent.click(screen.getByRole('button', { name: '金额' }))
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'sum', direction })
})

test('totals stand under their column, and not under an empty table', () => {
  const { rerender } = table({ totalLabel: '合计' })
  const last = screen.getAllByRole('row').at(-1)
  expect(
    last &&
      within(last)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
  ).toEqual(['合计', '3.00'])
  rerender(<Table caption="记录" columns={columns} rows={[]} rowKey={(row) => row.id} empty="没有记录" />)
  expect(screen.queryByText('3.00')).toBeNull()
  expect(screen.getByText('没有记录')).toBeDefined()
})

test('a row is opened by its own button', () => {
  const onRowAction = vi.fn()
  table({ onRowAction, rowActionLabel: (row) => `查看 ${row.id}` })
  fireEvent.click(screen.getByRole('button', { name: '查看 b' }))
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith(rows[1])
})
