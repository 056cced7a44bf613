import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { MaskedText } from './MaskedText.tsx'

test('the stars of a masked text are hidden from screen readers where there are words for them', () => {
  renderUi(<MaskedText text="138****5678" label="尾号 5678 的手机" />)
  expect(screen.getByText('138****5678').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('尾号 5678 的手机')).toBeDefined()
})

test('a masked text without words is read as it stands', () => {
  renderUi(<MaskedText text="138****5678" />)
  expect(screen.getByText('138****5678').getAttribute('aria-hidden')).toBeNull()
})
