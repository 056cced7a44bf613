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
  passTime(2000)
  expect(screen.getByRole('button', { name: '复制 单号' })).toBeDefined()
})

test('where copying is not allowed it claims nothing', async () => {
  renderUi(<CopyButton text="W2611" label="单号" write={() => Promise.reject(new Error('denied'))} />)
  await press()
  expect(screen.getByRole('button', { name: '复制 单号' })).toBeDefined()
})
