import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Money } from './Money.tsx'

test('writes fen with symbol and groups', () => {
  renderUi(<Money fen={123_456_789n} />)
  expect(screen.getByText('¥1,234,567.89')).toBeDefined()
})

test.each([
  [1200n, '+¥12.00', 'positive'],
  [-1200n, '-¥12.00', 'negative'],
  [0n, '¥0.00', null],
])('a sign goes with the colour: %s', (fen, text, tone) => {
  renderUi(<Money fen={fen} signed />)
  expect(screen.getByText(text).getAttribute('data-tone')).toBe(tone)
})

test('an unknown amount is a dash that says so, never zero', () => {
  const { container } = renderUi(<Money fen={null} signed />)
  expect(container.textContent).toBe('—暂时无法显示')
})

test('a hidden amount gives neither digits nor sign away', () => {
  const { container } = renderUi(<Money fen={-1200n} signed hidden />)
  expect(container.textContent).toBe('****已隐藏')
  expect(container.querySelector('[data-tone]')).toBeNull()
})

test('an amount that changes says the new one alone, while and after its digits roll', () => {
  const { container, rerender } = renderUi(<Money fen={99_900n} animated />)
  expect(container.querySelector('[data-way]')).toBeNull()
  rerender(<Money fen={100_000n} animated />)
  expect(container.textContent).toBe('¥1,000.00')
  expect(container.querySelector('[data-way]')?.getAttribute('data-way')).toBe('up')
  rerender(<Money fen={50n} animated />)
  expect(container.querySelector('[data-way]')?.getAttribute('data-way')).toBe('down')
  const [first] = container.querySelectorAll('[data-changed]')
  if (!first) throw new Error('no digit rolls')
  // React listens for the prefixed name where the document knows no animations.
  fireEvent.animationEnd(first)
  fireEvent(first, new Event('webkitAnimationEnd', { bubbles: true }))
  expect(container.textContent).toBe('¥0.50')
  expect(container.querySelector('[data-way]')).toBeNull()
})

test('an amount does not roll without being asked to', () => {
  const { container, rerender } = renderUi(<Money fen={99_900n} />)
  rerender(<Money fen={100_000n} />)
  expect(container.querySelector('[data-way]')).toBeNull()
})
