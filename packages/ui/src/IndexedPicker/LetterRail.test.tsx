import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { LetterRail } from './LetterRail.tsx'

const letters = ['A', 'G', 'Z', '#']

function rail() {
  const onLetter = vi.fn()
  renderUi(<LetterRail letters={letters} onLetter={onLetter} />)
  const toolbar = screen.getByRole('toolbar', { name: '按首字母跳转' })
  vi.spyOn(toolbar, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ y: 100, height: 80, width: 28 }),
  )
  return { toolbar, onLetter }
}

test('dragging along it tells each letter under the finger, also beyond its ends', () => {
  const { toolbar, onLetter } = rail()
  fireEvent.pointerMove(toolbar, { clientY: 130 })
  expect(onLetter).not.toHaveBeenCalled()
  fireEvent.pointerDown(toolbar, { clientY: 105, button: 0 })
  fireEvent.pointerMove(toolbar, { clientY: 130 })
  fireEvent.pointerMove(toolbar, { clientY: 900 })
  fireEvent.pointerMove(toolbar, { clientY: 0 })
  fireEvent.pointerUp(toolbar)
  fireEvent.pointerMove(toolbar, { clientY: 130 })
  expect(onLetter.mock.calls.flat()).toEqual(['A', 'G', '#', 'A'])
})

test('the letter rail is one tab stop, and arrow keys move between the letters', () => {
  const { toolbar, onLetter } = rail()
  const stops = () =>
    screen.getAllByRole<HTMLButtonElement>('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops().map(({ textContent }) => textContent)).toEqual(['A'])
  fireEvent.keyDown(toolbar, { key: 'ArrowDown' })
  fireEvent.keyDown(toolbar, { key: 'End' })
  fireEvent.keyDown(toolbar, { key: 'ArrowDown' })
  fireEvent.keyDown(toolbar, { key: 'x' })
  expect(onLetter.mock.calls.flat()).toEqual(['G', '#', 'A'])
  expect(document.activeElement?.textContent).toBe('A')
})
