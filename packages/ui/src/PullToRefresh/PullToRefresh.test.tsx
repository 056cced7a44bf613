import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

function pull(distance: number, refreshing = false) {
  const onRefresh = vi.fn()
  renderUi(
    <PullToRefresh refreshing={refreshing} onRefresh={onRefresh}>
      列表
    </PullToRefresh>,
  )
  const list = screen.getByText('列表')
  fireEvent.touchStart(list, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(list, { touches: [{ clientY: 100 + distance }] })
  const said = list.textContent
  fireEvent.touchEnd(list)
  return { onRefresh, said }
}

test('pulled far enough and let go, it refreshes', () => {
  const { onRefresh, said } = pull(220)
  expect(said).toContain('松开刷新')
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('pulled a little, it goes back', () => {
  const { onRefresh, said } = pull(60)
  expect(said).toContain('下拉刷新')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('pushed up, it scrolls as ever', () => {
  expect(pull(-200).onRefresh).not.toHaveBeenCalled()
})

test('a second pull is ignored while the first refreshes', () => {
  const { onRefresh, said } = pull(220, true)
  expect(said).toContain('正在刷新')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a pull ends although what was touched has given way to something else meanwhile', () => {
  const onRefresh = vi.fn()
  const page = (content: string) => (
    <PullToRefresh refreshing={false} onRefresh={onRefresh}>
      <p key={content}>{content}</p>
    </PullToRefresh>
  )
  const { rerender } = renderUi(page('骨架'))
  const touched = screen.getByText('骨架')
  fireEvent.touchStart(touched, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(touched, { touches: [{ clientY: 200 }] })
  rerender(page('列表'))
  fireEvent.touchMove(touched, { touches: [{ clientY: 320 }] })
  fireEvent.touchEnd(touched)
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(screen.queryByText(/下拉刷新|松开刷新/)).toBeNull()
})
