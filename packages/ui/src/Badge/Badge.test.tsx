import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Badge } from './Badge.tsx'

test.each([
  [3, '33 条'],
  [99, '9999 条'],
  [128, '99+128 条'],
  [0, ''],
  [false, ''],
  [true, '有新消息'],
])('a count of %s reads %s', (count, text) => {
  const label = typeof count === 'number' ? `${count} 条` : '有新消息'
  const { container } = renderUi(<Badge count={count} label={label} />)
  expect(container.textContent).toBe(text)
})
