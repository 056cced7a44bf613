import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Empty } from './Empty.tsx'

test('says what would be here, what to do, and offers it', () => {
  const { container } = renderUi(
    <Empty title="还没有收藏" description="点一下心形" action={<button type="button">去看看</button>} />,
  )
  expect(container.textContent).toBe('还没有收藏点一下心形去看看')
  expect(screen.getByRole('button', { name: '去看看' })).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
