import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { MaskedText } from './MaskedText.tsx'

test('its stars are for the eye where there are words for the ear', () => {
  renderUi(<MaskedText text="138****5678" label="尾号 5678 的手机" />)
  expect(screen.getByText('138****5678').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('尾号 5678 的手机')).toBeDefined()
})

test('without words it is read as it stands', () => {
  renderUi(<MaskedText text="138****5678" />)
  expect(screen.getByText('138****5678').getAttribute('aria-hidden')).toBeNull()
})
