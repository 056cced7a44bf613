import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Pagination } from './Pagination.tsx'

const pages = (page: number, count: number) => {
  renderUi(<Pagination label="分页" page={page} pages={count} onPageChange={() => {}} />)
  return [...screen.getByRole('navigation').children].map((each) => each.textContent).filter(Boolean)
}

test.each([
  [1, 3, ['1', '2', '3']],
  [1, 9, ['1', '2', '…', '9']],
  [5, 9, ['1', '…', '4', '5', '6', '…', '9']],
  [9, 9, ['1', '…', '8', '9']],
])('page %i of %i shows the ends and the neighbours', (page, count, shown) => {
  expect(pages(page, count)).toEqual(shown)
})

test('one page needs no steps', () => {
  const { container } = renderUi(<Pagination label="分页" page={1} pages={1} onPageChange={() => {}} />)
  expect(container.textContent).toBe('')
})
