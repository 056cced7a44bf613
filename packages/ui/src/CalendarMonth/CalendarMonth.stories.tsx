import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { CalendarMark } from './calendarMark.ts'
import { CalendarMonth } from './CalendarMonth.tsx'

const signed = (detail: string): CalendarMark => ({ kind: 'done', label: '已签到', detail })
const missed: CalendarMark = { kind: 'missed', label: '未签到，可补签' }
const marks: Record<string, CalendarMark> = {
  '2026-10-31': signed('+5'),
  ...Object.fromEntries(
    [9, 10, 11, 12, 13, 16, 17, 19, 20].map((day) => [
      `2026-11-${String(day).padStart(2, '0')}`,
      signed(`+${5 + (day % 7)}`),
    ]),
  ),
  '2026-11-04': { kind: 'lost', label: '未签到' },
  '2026-11-14': missed,
  '2026-11-15': { kind: 'reward', label: '七天奖励已领取', detail: '+88' },
  '2026-11-18': missed,
  '2026-11-22': { kind: 'reward', label: '满七天可得奖励', detail: '+88' },
  '2026-11-30': { kind: 'reward', label: '满月可得奖励', detail: '+288' },
}

const meta: Meta<typeof CalendarMonth> = {
  title: '展示/CalendarMonth',
  component: CalendarMonth,
  args: {
    label: '签到日历',
    month: '2026-11',
    today: '2026-11-21',
    min: '2026-09',
    max: '2026-12',
    marks,
    onMonthChange: fn(),
    onDayPress: fn<(day: string) => void>(),
    canPress: (day) => marks[day]?.kind === 'missed' || day === '2026-11-21',
  },
  render: function Render(args) {
    const [month, setMonth] = useState(args.month)
    return (
      <Card style={{ maxInlineSize: 420 }}>
        <CalendarMonth
          {...args}
          month={month}
          onMonthChange={(next) => {
            args.onMonthChange(next)
            setMonth(next)
          }}
        />
      </Card>
    )
  },
}

export default meta
type Story = StoryObj<typeof CalendarMonth>

export const SignIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '11 月 18 日 未签到，可补签' }))
    await expect(args.onDayPress).toHaveBeenLastCalledWith('2026-11-18')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '11 月 19 日 已签到 +10' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDayPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '10 月 26 日' })).toHaveFocus())
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-10')
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '9 月 26 日' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: '上个月' })).toBeDisabled()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '11 月 26 日' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: '下个月' })).toHaveFocus()
  },
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
export const OnlyRead: Story = {
  args: { onDayPress: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('11 月 21 日 今天').closest('td')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('11 月 20 日 已签到 +11').closest('td')).toHaveFocus()
  },
}
export const NoMarks: Story = { args: { marks: {}, month: '2026-12' } }
export const Narrow: Story = {
  globals: { form: 'mobile' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
export const Loading: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 420 }} aria-busy>
      <Skeleton shape="box" height={360} />
    </Card>
  ),
}
