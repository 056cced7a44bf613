import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { Tooltip } from './Tooltip.tsx'

const shown = vi.fn()
const gone = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  shown.mockClear()
  gone.mockClear()
  // jsdom knows no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: shown, hidePopover: gone })
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

function button() {
  renderUi(
    <Tooltip
      text="说明"
      trigger={(props) => (
        <button type="button" {...props}>
          帮助
        </button>
      )}
    />,
  )
  return screen.getByRole('button', { name: '帮助' })
}

test('a pointer that rests on it is told, one that passes by is not', () => {
  const trigger = button()
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  passTime(200)
  fireEvent.pointerLeave(trigger, { pointerType: 'mouse' })
  passTime(2000)
  expect(shown).not.toHaveBeenCalled()
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  passTime(400)
  expect(shown).toHaveBeenCalledOnce()
})

test('a finger that stays is told, a tap is not', () => {
  const trigger = button()
  fireEvent.pointerDown(trigger, { pointerType: 'touch' })
  passTime(100)
  fireEvent.pointerUp(trigger, { pointerType: 'touch' })
  passTime(2000)
  expect(shown).not.toHaveBeenCalled()
  fireEvent.pointerDown(trigger, { pointerType: 'touch' })
  passTime(500)
  fireEvent.pointerUp(trigger, { pointerType: 'touch' })
  expect(shown).toHaveBeenCalledOnce()
  passTime(10_000)
  expect(shown).toHaveBeenCalledOnce()
})

test('the escape key sends it away and goes no further', () => {
  const trigger = button()
  const onKeyDown = vi.fn()
  document.body.addEventListener('keydown', onKeyDown)
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' })
  passTime(400)
  fireEvent.keyDown(trigger, { key: 'Escape' })
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent.keyDown(trigger, { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledOnce()
  document.body.removeEventListener('keydown', onKeyDown)
})
