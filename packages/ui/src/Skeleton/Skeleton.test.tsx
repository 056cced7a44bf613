import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Skeleton } from './Skeleton.tsx'

test('a skeleton is hidden from screen readers, and has as many lines as asked for', () => {
  const { container } = renderUi(<Skeleton lines={4} />)
  expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(4)
  expect(container.textContent).toBe('')
})
