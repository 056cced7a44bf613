import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta: Meta = { title: '填写/DateRangePicker', component: DateRangePicker }

export default meta
type Story = StoryObj

const presets = [
  { value: 0, label: '今天' },
  { value: 1, label: '昨天' },
  { value: 2, label: '近 7 天' },
  { value: 3, label: '近 30 天' },
]

/** The days are those of one zone, whatever the device's: the caller counts them. */
function Range({ first = 2 }: { first?: number | 'custom' }) {
  const [preset, setPreset] = useState<number | 'custom'>(first)
  const [range, setRange] = useState({ from: '2026-11-15', to: '2026-11-21' })
  return (
    <DateRangePicker
      label="时间范围"
      presets={presets}
      preset={preset}
      onPresetChange={setPreset}
      {...range}
      min="2025-11-21"
      max="2026-11-21"
      onRangeChange={(from, to) => {
        setPreset('custom')
        setRange({ from, to })
      }}
    />
  )
}

export const Plain: Story = {
  render: () => <Range />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '今天' }))
    await expect(canvas.getByRole('radio', { name: '今天' })).toBeChecked()
    const to = canvas.getByLabelText('结束日期')
    await fireEvent.change(to, { target: { value: '2026-11-10' } })
    await expect(canvas.getByLabelText('开始日期')).toHaveValue('2026-11-10')
    await expect(canvas.getByRole('radio', { name: '今天' })).not.toBeChecked()
  },
}

export const Custom: Story = {
  render: () => <Range first="custom" />,
  play: async ({ canvas }) => {
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
    await expect(canvas.getByLabelText('开始日期')).toHaveAttribute('min', '2025-11-21')
    await expect(canvas.getByLabelText('结束日期')).toHaveAttribute('max', '2026-11-21')
  },
}

export const ByKeyboard: Story = {
  render: () => <Range />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '近 7 天' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '昨天' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByLabelText('开始日期')).toHaveFocus()
  },
}

export const OnPhone: Story = {
  render: () => <Range first="custom" />,
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
