import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Money } from '../Money/Money.tsx'
import { renderUi } from '../testing/renderUi.tsx'

test('the form factor sets the density of the whole document', () => {
  renderUi(null, { formFactor: 'mobile' })
  expect(document.documentElement.dataset['density']).toBe('touch')
  renderUi(null, { formFactor: 'desktop' })
  expect(document.documentElement.dataset['density']).toBe('compact')
})

test('a component outside of it says what is missing', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Money fen={null} />)).toThrow(/UiProvider/)
  complaints.mockClear()
})
