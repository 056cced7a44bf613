import { dayPresets, exported } from '@koi/features/fixtures'
import type { MovementRow, MovementsModel } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TransactionsView as Desktop } from '../../../web-desktop/src/screens/transactions/TransactionsScreen.tsx'
import { TransactionsView as Mobile } from '../../../web-mobile/src/screens/transactions/TransactionsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const plain = { cash: true, about: null, order: null } as const

/** Movements of two days: a transfer, a withdrawal with its number, and bonus money. */
const rows: readonly MovementRow[] = [
  {
    ...plain,
    id: 'm3',
    category: 'transfer',
    title: '转入场馆',
    about: '海风电子与长灯联合运营的九十九重天',
    amount: -50_000n,
    at: '2026-11-21T12:41:07.000Z',
    time: '2026-11-21 20:41:07',
  },
  {
    ...plain,
    id: 'm2',
    category: 'bonus',
    title: '彩金到账',
    amount: 18_800n,
    cash: false,
    at: '2026-11-21T10:41:07.000Z',
    time: '2026-11-21 18:41:07',
  },
  {
    ...plain,
    id: 'm1',
    category: 'deposit',
    title: '存款到账',
    about: 'D2611201234567890',
    amount: 9_999_999_999n,
    at: '2026-11-20T12:41:07.000Z',
    time: '2026-11-20 20:41:07',
    order: {
      id: 'D2611201234567890',
      kind: 'deposit',
      href: '/finance/deposit?order=D2611201234567890',
    },
  },
]

const days = [
  '2026-11-15',
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
]

/** A week with a deposit, a withdrawal, and a result of play on each day. */
const chart: Extract<MovementsModel['chart'], { status: 'ready' }> = {
  status: 'ready',
  step: 'day',
  places: days,
  series: [
    { id: 'deposits', label: '存款', values: [0n, 100_000n, 0n, 0n, 50_000n, 999_999_999n, 0n] },
    { id: 'withdrawals', label: '取款', values: [0n, 0n, 0n, 20_000n, 0n, 0n, 300_000_000n] },
    { id: 'net', label: '净输赢', values: [-1_250n, 4_400n, -30_000n, 0n, 12_345n, -8_000_000n, 660n] },
  ],
}

const movements: MovementsModel = {
  filters: {
    range: 2,
    presets: dayPresets,
    onRange: fn(),
    from: '2026-11-15',
    to: '2026-11-21',
    onCustom: fn(),
    cut: null,
    minDay: '2025-11-21',
    maxDay: '2026-11-21',
    category: null,
    onCategory: fn(),
  },
  list: { status: 'ready', rows, hasMore: false, loadingMore: false, moreError: null, onMore: fn() },
  totals: { incoming: 9_999_999_999n, outgoing: 50_000n, net: 9_999_949_999n, count: 3 },
  place: { initial: null, onChange: fn() },
  chart,
  detail: null,
  onDetail: fn(),
  file: exported,
  refreshing: false,
  onRefresh: fn(),
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/交易记录',
  component: Desktop,
  args: { movements },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /彩金到账/ }))
    await expect(movements.onDetail).toHaveBeenCalledWith('m2')
    await userEvent.click(canvas.getByRole('radio', { name: '近 12 个月' }))
    await expect(movements.filters.onRange).toHaveBeenCalledWith(-1)
  },
}

export const BeforeRecords: Story = {
  args: {
    movements: {
      ...movements,
      filters: { ...movements.filters, range: 0, cut: { from: '2024-01-01', to: '2024-02-01' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2024-01-01 至 2024-02-01.*没有可查的记录/)).toBeVisible()
  },
}

export const Filtered: Story = {
  args: { movements: { ...movements, filters: { ...movements.filters, category: 'withdrawal' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // On a phone every filter is in a sheet.
    const open = canvas.queryByRole('button', { name: '筛选' })
    if (open) await userEvent.click(open)
    const filters = open ? within(await within(canvasElement).findByRole('dialog')) : canvas
    await expect(filters.getByRole('radio', { name: '取款' })).toBeChecked()
    await userEvent.click(filters.getByRole('radio', { name: '佣金' }))
    await expect(movements.filters.onCategory).toHaveBeenCalledWith('commission')
  },
}

export const Detail: Story = { args: { movements: { ...movements, detail: rows[1] ?? null } } }

export const NothingInThisTime: Story = {
  args: {
    movements: {
      ...movements,
      list: { status: 'empty' },
      chart: { ...chart, series: chart.series.map((line) => ({ ...line, values: days.map(() => 0n) })) },
      totals: { incoming: 0n, outgoing: 0n, net: 0n, count: 0 },
    },
  },
}

export const Loading: Story = {
  args: {
    movements: { ...movements, list: { status: 'loading' }, chart: { status: 'loading' }, totals: null },
  },
}

export const Failed: Story = {
  args: {
    movements: {
      ...movements,
      list: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
      chart: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
      totals: null,
    },
  },
}

export const BeingExported: Story = {
  args: {
    movements: { ...movements, file: { ...exported, progress: { done: 300, total: 4_812 } } },
  },
}

export const ChartAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: '存取款与净输赢（按日）' })
    await expect(cursor).toHaveAttribute('aria-valuetext', '11-21 存款 ¥0.00 取款 ¥3,000,000.00 净输赢 ¥6.60')
    await userEvent.click(canvas.getByRole('button', { name: '看表格' }))
    const table = canvas.getByRole('table', { name: '存取款与净输赢（按日）' })
    await expect(within(table).getByRole('row', { name: '11-16 ¥1,000.00 ¥0.00 ¥44.00' })).toBeVisible()
  },
}

export const ChartOfAYear: Story = {
  args: {
    movements: {
      ...movements,
      filters: { ...movements.filters, range: -1, from: '', to: '' },
      chart: { ...chart, step: 'month', places: days.map((_, month) => `2026-0${month + 1}-01`) },
    },
  },
}

export const OneDay: Story = {
  args: { movements: { ...movements, filters: { ...movements.filters, range: 0 }, chart: null } },
}
