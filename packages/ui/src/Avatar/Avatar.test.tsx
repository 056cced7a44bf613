import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Avatar } from './Avatar.tsx'

test('a picture that cannot be fetched gives way to the first character, and a new one tries again', () => {
  const { container, rerender } = renderUi(<Avatar name="koi2026" src="/a.png" />)
  fireEvent.error(screen.getByRole('img', { name: 'koi2026' }))
  expect(container.textContent).toBe('Kkoi2026')
  rerender(<Avatar name="koi2026" src="/b.png" />)
  expect(screen.getByRole('img', { name: 'koi2026' })).toBeDefined()
})

test.each([
  ['锦鲤', '锦'],
  ['𠮷野', '𠮷'],
  ['', ' '],
])('"%s" is shown by "%s"', (name, character) => {
  const { container } = renderUi(<Avatar name={name} />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(character)
})
