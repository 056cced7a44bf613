import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { useToast } from './useToast.ts'

function Opener({ action }: { action?: () => void }) {
  const toast = useToast()
  return (
    <button
      type="button"
      onClick={() =>
        toast({ text: '没有保存', tone: 'negative', action: action && '重试', onAction: action })
      }
    >
      打开
    </button>
  )
}

function show(action?: () => void) {
  renderUi(
    <>
      {action ? <Opener action={action} /> : <Opener />}
      <ToastRegion />
    </>,
  )
  fireEvent.click(screen.getByText('打开'))
  return screen.getByText('没有保存')
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a line goes by itself after eight seconds when it tells of a failure', () => {
  show()
  passTime(7999)
  expect(screen.queryByText('没有保存')).not.toBeNull()
  passTime(1)
  expect(screen.queryByText('没有保存')).toBeNull()
})

test('a line stays while it holds the focus', () => {
  const line = show()
  fireEvent.focus(line)
  passTime(60_000)
  expect(screen.queryByText('没有保存')).not.toBeNull()
  fireEvent.blur(line)
  passTime(8000)
  expect(screen.queryByText('没有保存')).toBeNull()
})

test('a line stays while it is pointed at, but not because it appeared under a pointer at rest', () => {
  const line = show()
  fireEvent.pointerMove(line)
  passTime(60_000)
  expect(screen.queryByText('没有保存')).not.toBeNull()
  fireEvent.pointerLeave(line)
  passTime(8000)
  expect(screen.queryByText('没有保存')).toBeNull()
  fireEvent.click(screen.getByText('打开'))
  fireEvent.pointerEnter(screen.getByText('没有保存'))
  passTime(8000)
  expect(screen.queryByText('没有保存')).toBeNull()
})

test('the action of a toast is done and the toast goes', () => {
  const retry = vi.fn()
  show(retry)
  fireEvent.click(screen.getByText('重试'))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.queryByText('没有保存')).toBeNull()
})
