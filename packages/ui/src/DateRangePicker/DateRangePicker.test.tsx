import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

function range() {
  const onRangeChange = vi.fn()
  const onPresetChange = vi.fn()
  renderUi(
    <DateRangePicker
      label="时间范围"
      presets={[{ value: 0, label: '今天' }]}
      preset="custom"
      onPresetChange={onPresetChange}
      from="2026-11-10"
      to="2026-11-15"
      min="2026-01-01"
      max="2026-11-21"
      onRangeChange={onRangeChange}
    />,
  )
  return { onRangeChange, onPresetChange }
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}

test.each([
  ['开始日期', '2026-11-12', '2026-11-12', '2026-11-15'],
  ['开始日期', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['结束日期', '2026-11-12', '2026-11-10', '2026-11-12'],
  ['结束日期', '2026-11-01', '2026-11-01', '2026-11-01'],
])('the field %s with %s gives a range in order', (label, day, from, to) => {
  const { onRangeChange } = range()
  const field = screen.getByLabelText(label)
  type(field, day)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith(from, to)
})

test('both days are text fields with our own calendar, not the date boxes of the browser', () => {
  range()
  expect(document.querySelector('input[type="date"]')).toBeNull()
  expect(screen.getByRole('button', { name: '在日历中选择结束日期' }).getAttribute('aria-haspopup')).toBe(
    'dialog',
  )
})

test('a day that is being typed over is no range yet', () => {
  const { onRangeChange } = range()
  const from = screen.getByLabelText('开始日期')
  type(from, '')
  fireEvent.blur(from)
  expect(onRangeChange).not.toHaveBeenCalled()
})

test('what is typed counts once the field is left, not while a year is half typed', () => {
  const { onRangeChange } = range()
  const to = screen.getByLabelText('结束日期')
  for (const value of ['', '2', '2026', '2026-11-12']) {
    type(to, value)
    expect(to).toHaveProperty('value', value)
  }
  expect(onRangeChange).not.toHaveBeenCalled()
  fireEvent.blur(to)
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith('2026-11-10', '2026-11-12')
})

test.each(['0202-11-12', '2026-11-', '2026-02-30', '20261131', 'abc'])(
  'the text %s is no day: it is said so, and stays to be mended',
  (text) => {
    const { onRangeChange } = range()
    const to = screen.getByLabelText('结束日期')
    type(to, text)
    fireEvent.blur(to)
    expect(screen.getByText('请输入有效日期，例如 2026-11-21。')).toBeTruthy()
    expect(to).toHaveProperty('value', text)
    expect(to.getAttribute('aria-invalid')).toBe('true')
    expect(onRangeChange).not.toHaveBeenCalled()
    type(to, '2026-11-16')
    fireEvent.blur(to)
    expect(to.getAttribute('aria-invalid')).not.toBe('true')
    expect(onRangeChange).toHaveBeenCalledExactlyOnceWith('2026-11-10', '2026-11-16')
  },
)

test.each([
  ['2026-11-22', '请选择 2026-11-21 或之前的日期。'],
  ['2025-12-31', '请选择 2026-01-01 或之后的日期。'],
])('the day %s is out of bounds: it stays to be mended, and is no range', (value, text) => {
  const { onRangeChange } = range()
  const to = screen.getByLabelText('结束日期')
  type(to, value)
  fireEvent.blur(to)
  expect(screen.getByText(text)).toBeTruthy()
  expect(to).toHaveProperty('value', value)
  expect(onRangeChange).not.toHaveBeenCalled()
  type(to, '2026-11-16')
  fireEvent.blur(to)
  expect(screen.queryByText(text)).toBeNull()
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith('2026-11-10', '2026-11-16')
})

test('a preset is told by its value', () => {
  const { onPresetChange } = range()
  fireEvent.click(screen.getByRole('radio', { name: '今天' }))
  expect(onPresetChange).toHaveBeenCalledWith(0)
})
