import { expect, test, vi } from 'vitest'
import { rowsByPage } from './rowsByPage.ts'

const page = (...ids: readonly string[]) => ({ items: ids.map((id) => ({ id })) })

test('a page that comes makes its own rows and no other', () => {
  const toRow = vi.fn(({ id }: { readonly id: string }) => ({ row: id }))
  const rowsOf = rowsByPage(toRow)
  const first = page('a', 'b')
  const before = rowsOf([first])
  const after = rowsOf([first, page('c')])
  expect(after.map(({ row }) => row)).toEqual(['a', 'b', 'c'])
  expect(after[0]).toBe(before[0])
  expect(toRow).toHaveBeenCalledTimes(3)
})

test('an item that comes again on the page after it is shown once', () => {
  const rowsOf = rowsByPage(({ id }: { readonly id: string }) => id)
  expect(rowsOf([page('a', 'b'), page('b', 'c')])).toEqual(['a', 'b', 'c'])
})
