import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChatServiceIcon } from '../Icon/icons.ts'
import { renderUi } from '../testing/renderUi.tsx'
import type { BubblePosition } from './bubblePosition.ts'
import { FloatingBubble } from './FloatingBubble.tsx'

function bubble(position: BubblePosition) {
  const onMove = vi.fn()
  const onPress = vi.fn()
  renderUi(
    <FloatingBubble
      label="客服"
      icon={ChatServiceIcon}
      position={position}
      onMove={onMove}
      onPress={onPress}
    />,
  )
  return { onMove, onPress, button: screen.getByRole('button', { name: '客服' }) }
}

test.each<[string, BubblePosition]>([
  ['ArrowUp', { edge: 'end', down: 0.2 }],
  ['ArrowDown', { edge: 'end', down: 0.4 }],
  ['ArrowLeft', { edge: 'start', down: 0.3 }],
  ['Home', { edge: 'end', down: 0 }],
  ['End', { edge: 'end', down: 1 }],
])('the key %s moves the bubble', (key, position) => {
  const { button, onMove } = bubble({ edge: 'end', down: 0.3 })
  fireEvent.keyDown(button, { key })
  expect(onMove).toHaveBeenCalledExactlyOnceWith(position)
})

test('the bubble stays inside its room', () => {
  const { button, onMove } = bubble({ edge: 'end', down: 1 })
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  fireEvent.keyDown(button, { key: 'ArrowRight' })
  expect(onMove).not.toHaveBeenCalled()
})

test('a press that trembles is a press', () => {
  const { button, onMove, onPress } = bubble({ edge: 'end', down: 0.5 })
  fireEvent.pointerDown(button, { clientX: 10, clientY: 10, button: 0 })
  fireEvent.pointerMove(button, { clientX: 13, clientY: 12 })
  fireEvent.pointerUp(button, { clientX: 13, clientY: 12 })
  fireEvent.click(button, { detail: 1 })
  expect(onPress).toHaveBeenCalledOnce()
  expect(onMove).not.toHaveBeenCalled()
})

test.each<[BubblePosition, BubblePosition]>([
  [
    { edge: 'end', down: 0.7 },
    { edge: 'start', down: 0.7 },
  ],
  [
    { edge: 'start', down: 0.7 },
    { edge: 'end', down: 0.3 },
  ],
])('one press moves it on, without dragging', (from, to) => {
  const { onMove, onPress } = bubble(from)
  fireEvent.click(screen.getByRole('button', { name: '移到别处 客服' }))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(to)
  expect(onPress).not.toHaveBeenCalled()
})
