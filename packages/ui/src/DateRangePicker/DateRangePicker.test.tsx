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
      onRangeChange={onRangeChange}
    />,
  )
  return { onRangeChange, onPresetChange }
}

test.each([
  ['开始日期', '2026-11-12', '2026-11-12', '2026-11-15'],
  ['开始日期', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['结束日期', '2026-11-12', '2026-11-10', '2026-11-12'],
  ['结束日期', '2026-11-01', '2026-11-01', '2026-11-01'],
])('%s %s gives a range in order', (field, day, from, to) => {
  const { onRangeChange } = range()
  fireEvent.change(screen.getByLabelText(field), { target: { value: day } })
  expect(onRangeChange).toHaveBeenCalledExactlyOnceWith(from, to)
})

test('a day that is being typed over is no range yet', () => {
  const { onRangeChange } = range()
  fireEvent.change(screen.getByLabelText('开始日期'), { target: { value: '' } })
  expect(onRangeChange).not.toHaveBeenCalled()
})

test('a preset is told by its value', () => {
  const { onPresetChange } = range()
  fireEvent.click(screen.getByRole('radio', { name: '今天' }))
  expect(onPresetChange).toHaveBeenCalledWith(0)
})
