import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { SearchBox } from './SearchBox.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('waits until typing rests, and tells the last text once', () => {
  const onSearch = vi.fn()
  renderUi(<SearchBox label="搜索" value="" onSearch={onSearch} debounceMs={200} />)
  type('j')
  passTime(150)
  type('jl')
  passTime(199)
  expect(onSearch).not.toHaveBeenCalled()
  passTime(1)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('jl')
})

test('clearing is told at once', () => {
  const onSearch = vi.fn()
  renderUi(<SearchBox label="搜索" value="锦鲤" onSearch={onSearch} debounceMs={200} />)
  fireEvent.click(screen.getByRole('button', { name: '清除' }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
})

test('follows when the text is changed from outside', () => {
  const { rerender } = renderUi(<SearchBox label="搜索" value="锦鲤" onSearch={() => {}} />)
  rerender(<SearchBox label="搜索" value="" onSearch={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
})

test('enter that ends a word of an input method searches for nothing yet', () => {
  const onSearch = vi.fn()
  renderUi(<SearchBox label="搜索" value="锦鲤" onSearch={onSearch} debounceMs={200} />)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', isComposing: true })
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('锦鲤')
})
