import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { CopyButton } from './CopyButton.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await Promise.resolve()
  })

test('says that it copied, and after two seconds offers to copy again', async () => {
  const write = vi.fn(() => Promise.resolve())
  renderUi(<CopyButton text="W2611" label="单号" write={write} iconOnly />)
  await press()
  expect(write).toHaveBeenCalledExactlyOnceWith('W2611')
  expect(screen.getByRole('button', { name: '已复制 单号' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('已复制 单号')
  passTime(2000)
  expect(screen.getByRole('button', { name: '复制 单号' })).toBeDefined()
})

test('where copying is refused it says so and offers the text, selected', async () => {
  renderUi(<CopyButton text="W2611" label="单号" write={() => Promise.reject(new Error('denied'))} />)
  await press()
  expect(screen.getByRole('button', { name: '复制 单号' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('没有复制成功。文字已选中，请手动复制。')
  const offered = screen.getByRole<HTMLInputElement>('textbox', { name: '单号', hidden: true })
  expect(offered.value).toBe('W2611')
  expect(offered.value.slice(offered.selectionStart ?? 0, offered.selectionEnd ?? 0)).toBe('W2611')
})
