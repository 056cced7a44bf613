import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Result } from './Result.tsx'

test('the end is told politely: what came of it, what follows, what to do', () => {
  const { container } = renderUi(
    <Result
      tone="positive"
      title="转账完成"
      description="余额已经更新。"
      actions={<button type="button">完成</button>}
    />,
  )
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('转账完成余额已经更新。完成')
  expect(screen.getByRole('heading', { name: '转账完成' })).toBeDefined()
})
