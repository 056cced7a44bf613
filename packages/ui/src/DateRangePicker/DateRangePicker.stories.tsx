import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker, type DateRangePreset } from './DateRangePicker.tsx'

const meta: Meta = { title: '填写/DateRangePicker', component: DateRangePicker }

export default meta
type Story = StoryObj

const presets = [
  { value: 0, label: '今天' },
  { value: 1, label: '昨天' },
  { value: 2, label: '近 7 天' },
  { value: 3, label: '近 30 天' },
]

const week = { from: '2026-11-15', to: '2026-11-21' }

interface RangeProps {
  first?: number | 'custom'
  days?: { from: string; to: string }
  presets?: DateRangePreset<number>[]
  disabled?: boolean
}

/** The days are those of one zone, whatever the device's: the caller counts them. */
function Range({ first = 2, days = week, ...rest }: RangeProps) {
  const [preset, setPreset] = useState<number | 'custom'>(first)
  const [range, setRange] = useState(days)
  return (
    <DateRangePicker
      label="时间范围"
      presets={presets}
      preset={preset}
      onPresetChange={setPreset}
      {...range}
      {...rest}
      today="2026-11-21"
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '今天' }))
    await expect(canvas.getByRole('radio', { name: '今天' })).toBeChecked()
    const to = canvas.getByLabelText('结束日期')
    await userEvent.clear(to)
    await userEvent.type(to, '20261110{Enter}')
    await expect(to).toHaveValue('2026-11-10')
    await expect(canvas.getByLabelText('开始日期')).toHaveValue('2026-11-10')
    await expect(canvas.getByRole('radio', { name: '今天' })).not.toBeChecked()
  },
}

export const Custom: Story = {
  render: () => <Range first="custom" />,
  play: async ({ canvas }) => {
    for (const preset of canvas.getAllByRole('radio')) await expect(preset).not.toBeChecked()
  },
}

export const ByKeyboard: Story = {
  render: () => <Range />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '近 7 天' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '昨天' })).toBeChecked()
    await userEvent.tab()
    const [from, to] = [canvas.getByLabelText('开始日期'), canvas.getByLabelText('结束日期')]
    await expect(from).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(to).toHaveFocus()
    await userEvent.clear(to)
    await userEvent.type(to, '20261118')
    await expect(to).toHaveValue('2026-11-18')
    await expect(from).toHaveValue('2026-11-15')
    await expect(canvas.getByRole('radio', { name: '昨天' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: '昨天' })).not.toBeChecked()
    await userEvent.clear(from)
    await userEvent.type(from, '20261119')
    await expect(to).toHaveValue('2026-11-18')
    await userEvent.tab()
    await waitFor(() => expect(to).toHaveValue('2026-11-19'))
  },
}

async function openCalendar(canvas: Pick<typeof screen, 'getByRole'>, end: string) {
  await userEvent.click(canvas.getByRole('button', { name: `在日历中选择${end}` }))
  return within(await screen.findByRole('dialog', { name: `在日历中选择${end}` }))
}

export const InTheCalendar: Story = {
  render: () => <Range />,
  play: async ({ canvas }) => {
    const calendar = await openCalendar(canvas, '结束日期')
    await expect(calendar.getByRole('button', { name: '11 月 21 日 今天' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const tomorrow = calendar.getByRole('button', { name: '11 月 22 日' })
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(calendar.getByRole('button', { name: '11 月 18 日' }))
    await expect(canvas.getByLabelText('结束日期')).toHaveValue('2026-11-18')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CalendarOnPhone: Story = {
  render: () => <Range first="custom" />,
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await openCalendar(canvas, '开始日期')
  },
}

export const OutOfBounds: Story = {
  render: () => <Range first="custom" />,
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText('结束日期')
    await userEvent.clear(to)
    await userEvent.type(to, '20261205{Enter}')
    await expect(to).toBeInvalid()
    await expect(to).toHaveAccessibleDescription('请选择 2026-11-21 或之前的日期。')
    await expect(canvas.getByLabelText('开始日期')).toHaveValue('2026-11-15')
  },
}

export const EmptyWithLongNames: Story = {
  render: () => (
    <Range
      first="custom"
      days={{ from: '', to: '' }}
      presets={[
        { value: 0, label: '今天零点起到现在' },
        { value: 1, label: '自上一个结算日以来的所有日子' },
      ]}
    />
  ),
}

export const Disabled: Story = { render: () => <Range disabled /> }

export const OnPhone: Story = {
  render: () => <Range first="custom" />,
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
