import { dayPresets } from '@koi/features/fixtures'
import type { BetFilters, BetRow } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { BetRecordView } from './BetRecordView.tsx'

const filters: BetFilters = {
  range: 2,
  presets: dayPresets,
  onRange: fn(),
  from: '2026-11-15',
  to: '2026-11-21',
  onCustom: fn(),
  maxDay: '2026-11-21',
  venue: null,
  venues: [{ venueId: 89, name: '长灯电子' }],
  onVenue: fn(),
  state: null,
  onState: fn(),
}

function row(id: string, placedText: string, net: bigint | null): BetRow {
  return {
    id,
    round: '4481ea13-1a6d-4645-ad09-59867f99a2a5',
    venueId: 89,
    venueName: '长灯电子',
    gameName: '锦鲤跃龙门',
    gameType: 'slots',
    stake: 2_000n,
    payout: net === null ? 0n : net + 2_000n,
    net,
    state: net === null ? 'open' : 'settled',
    placedAt: '2026-11-21T12:41:07.000Z',
    settledAt: null,
    placedText,
    settledText: net === null ? null : placedText,
  }
}

const rows = [
  row('d', '2026-11-21 20:41:07', null),
  row('c', '2026-11-21 20:40:51', 10_000_000n),
  row('b', '2026-11-21 20:40:12', -2_000n),
  row('a', '2026-11-20 09:12:40', -2_000n),
]

const ready = {
  filters,
  status: 'ready',
  rows,
  total: 4,
  totals: { stake: 8_000n, payout: 10_002_000n, net: 9_996_000n },
  hasMore: false,
  loadingMore: false,
  moreError: null,
  onMore: fn(),
  detail: null,
  onDetail: fn(),
  refreshing: false,
  onRefresh: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/投注记录',
  component: BetRecordView,
  args: { record: ready },
} satisfies Meta<typeof BetRecordView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '今天' }))
    await expect(filters.onRange).toHaveBeenCalledWith(0)
  },
}

export const Detail: Story = {
  args: { record: { ...ready, detail: row('c', '2026-11-21 20:40:51', 10_000_000n) } },
}

export const MoreFailed: Story = {
  args: { record: { ...ready, hasMore: true, moreError: '网络连接失败，请检查网络后重试' } },
}

export const Loading: Story = { args: { record: { filters, status: 'loading' } } }

export const Empty: Story = {
  args: { record: { filters, status: 'empty', refreshing: false, onRefresh: fn() } },
}

export const Failed: Story = {
  args: { record: { filters, status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
