import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Tag } from './Tag.tsx'

test('the tone of a tag goes with a word, never alone', () => {
  renderUi(<Tag tone="negative">已拒绝</Tag>)
  expect(screen.getByText('已拒绝').getAttribute('data-tone')).toBe('negative')
})
