import { matchEntries, schedule } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScheduleView as Desktop } from '../../../web-desktop/src/screens/schedule/ScheduleScreen.tsx'
import { ScheduleView as Mobile } from '../../../web-mobile/src/screens/schedule/ScheduleScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const filters = { ...schedule.filters, onDay: fn(), onState: fn(), onClear: fn() }
const ready = { ...schedule, filters }
const { leagues, counts, zone, oddsFormat } = schedule

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/赛程赛果',
  component: Desktop,
  args: { schedule: ready, onPlay: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '明天' }))
    await expect(filters.onDay).toHaveBeenCalledWith('2026-11-22')
    await userEvent.click(canvas.getByRole('radio', { name: '进行中 2' }))
    await expect(filters.onState).toHaveBeenCalledWith('live')
    await userEvent.click(canvas.getByRole('button', { name: '去投注：三江口 对 柳渡，海港体育' }))
    await expect(args.onPlay).toHaveBeenCalledWith(matchEntries[1])
  },
}

export const Stale: Story = { args: { schedule: { ...ready, stale: true } } }

export const Loading: Story = {
  args: { schedule: { status: 'loading', filters, leagues: [], counts: null, zone, oddsFormat } },
}

export const Empty: Story = {
  args: {
    schedule: { status: 'empty', filters: { ...filters, state: 'live' }, leagues, counts, zone, oddsFormat },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看当天全部比赛' }))
    await expect(filters.onClear).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: {
    schedule: {
      status: 'error',
      filters,
      leagues: [],
      counts: null,
      zone,
      oddsFormat,
      message: '网络连接失败，请检查网络后重试',
      onRetry: fn(),
    },
  },
}
