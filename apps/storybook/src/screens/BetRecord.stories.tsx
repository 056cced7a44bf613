import { dayPresets, exported } from '@koi/features/fixtures'
import type { BetFilters, BetRecordModel, BetRow } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BetRecordView as Desktop } from '../../../web-desktop/src/screens/betRecord/BetRecordScreen.tsx'
import { BetRecordView as Mobile } from '../../../web-mobile/src/screens/betRecord/BetRecordScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const nets = [null, 45_600n, 0n, -100n, 1_234_500n, -50_000n]

/** Settled rounds of two days and, first of them, one that is still open. */
const rows: readonly BetRow[] = nets.map((net, index) => {
  const day = index < 4 ? '21' : '20'
  return {
    id: `bet-${index}`,
    round: `7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e9${index}e`,
    venueId: 89,
    venueName: '长灯电子',
    gameName: index === 2 ? '九十九重天外天灯火夜行记' : '锦鲤跃龙门',
    gameType: 'slots',
    stake: 50_000n,
    payout: net === null ? 0n : 50_000n + net,
    net,
    state: net === null ? 'open' : 'settled',
    placedAt: `2026-11-${day}T12:4${index}:07.000Z`,
    settledAt: net === null ? null : `2026-11-${day}T12:4${index}:08.000Z`,
    placedText: `2026-11-${day} 20:4${index}:07`,
    settledText: net === null ? null : `2026-11-${day} 20:4${index}:08`,
    number: `202611${day}-00004${index}`,
    issue: null,
    teams: null,
    lines: [
      {
        selection: 'spin',
        text: net === null ? '单局 ¥500.00' : '单局 ¥500.00 × 1.91',
        outcome: null,
        standing: null,
      },
    ],
    choice: null,
    result: net === null ? null : '两个相同',
    commitment: {
      hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      nonce: 42 + index,
    },
    published: net === null ? null : '{"number":"20261121-000042"}',
  }
})

const filters: BetFilters = {
  range: 2,
  presets: dayPresets,
  onRange: fn(),
  from: '2026-11-15',
  to: '2026-11-21',
  onCustom: fn(),
  cut: null,
  minDay: '2025-11-21',
  maxDay: '2026-11-21',
  venue: null,
  venues: [{ venueId: 89, name: '长灯电子' }],
  onVenue: fn(),
  state: null,
  onState: fn(),
}

const ready: Extract<BetRecordModel, { status: 'ready' }> = {
  filters,
  file: exported,
  status: 'ready',
  rows,
  total: 128,
  totals: { stake: 640_000_000n, payout: 612_345_600n, net: -27_654_400n },
  hasMore: false,
  loadingMore: false,
  moreError: null,
  onMore: fn(),
  place: { initial: null, onChange: fn() },
  detail: null,
  onDetail: fn(),
  refreshing: false,
  onRefresh: fn(),
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/投注记录',
  component: Desktop,
  args: { record: ready },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    // A row of the table on a desktop, an item of the list on a phone.
    await userEvent.click(canvas.getByRole('button', { name: /20:41:07/ }))
    await expect(ready.onDetail).toHaveBeenCalledWith('bet-1')
    await userEvent.click(canvas.getByRole('radio', { name: '昨天' }))
    await expect(filters.onRange).toHaveBeenCalledWith(1)
  },
}

export const OlderThanRecords: Story = {
  args: {
    record: {
      ...ready,
      filters: {
        ...filters,
        range: 'custom',
        from: '2025-11-21',
        cut: { from: '2020-01-01', to: '2026-11-21' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2020-01-01 至 2026-11-21.*更早的没有显示/)).toBeVisible()
  },
}

export const Detail: Story = { args: { record: { ...ready, detail: rows[1] ?? null } } }

export const OpenRound: Story = { args: { record: { ...ready, detail: rows[0] ?? null } } }

export const LoadingMore: Story = { args: { record: { ...ready, hasMore: true, loadingMore: true } } }

export const MoreFailed: Story = {
  args: { record: { ...ready, hasMore: true, moreError: '网络连接失败，请检查网络后重试' } },
}

export const Loading: Story = { args: { record: { filters, file: exported, status: 'loading' } } }

export const Empty: Story = {
  args: { record: { filters, file: exported, status: 'empty', refreshing: false, onRefresh: fn() } },
}

export const Failed: Story = {
  args: {
    record: {
      filters,
      file: exported,
      status: 'error',
      message: '网络连接失败，请检查网络后重试',
      onRetry: fn(),
    },
  },
}
