import { dayPresets } from '@koi/features/fixtures'
import type { BetFilters, BetRecordModel } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { betRows } from '../../testing/betRows.ts'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { BetRecordView } from './BetRecordView.tsx'

const filters: BetFilters = {
  range: 0,
  presets: dayPresets,
  onRange: fn(),
  from: '2026-11-21',
  to: '2026-11-21',
  onCustom: fn(),
  maxDay: '2026-11-21',
  venue: null,
  venues: [{ venueId: 89, name: '长灯电子' }],
  onVenue: fn(),
  state: null,
  onState: fn(),
}

const ready: Extract<BetRecordModel, { status: 'ready' }> = {
  filters,
  status: 'ready',
  rows: betRows,
  total: 128,
  totals: { stake: 640_000_000n, payout: 612_345_600n, net: -27_654_400n },
  hasMore: false,
  loadingMore: false,
  moreError: null,
  onMore: fn(),
  detail: null,
  onDetail: fn(),
  refreshing: false,
  onRefresh: fn(),
}

const meta = {
  ...onDesktop,
  title: '桌面版/投注记录',
  component: BetRecordView,
  args: { record: ready },
} satisfies Meta<typeof BetRecordView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /投注详情 2026-11-21 20:41:07/ }))
    await expect(ready.onDetail).toHaveBeenCalledWith('bet-1')
    await userEvent.click(canvas.getByRole('radio', { name: '昨天' }))
    await expect(filters.onRange).toHaveBeenCalledWith(1)
  },
}

export const Detail: Story = { args: { record: { ...ready, detail: betRows[1] ?? null } } }

export const LoadingMore: Story = { args: { record: { ...ready, hasMore: true, loadingMore: true } } }

export const MoreFailed: Story = {
  args: { record: { ...ready, hasMore: true, moreError: '网络连接失败，请检查网络后重试' } },
}

export const Loading: Story = { args: { record: { filters, status: 'loading' } } }

export const Empty: Story = {
  args: { record: { filters, status: 'empty', refreshing: false, onRefresh: fn() } },
}

export const Failed: Story = {
  args: {
    record: { filters, status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
  },
}
