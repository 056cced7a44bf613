import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VipDetailView as Desktop } from '../../../web-desktop/src/screens/vip/VipDetailScreen.tsx'
import { VipDetailView as Mobile } from '../../../web-mobile/src/screens/vip/VipDetailScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onMore = fn()
const rows = [
  {
    id: '3',
    reason: 'dropped',
    title: '降为 VIP 2',
    turnover: '上月流水 ¥1,200.00',
    time: '2026-11-01 00:10',
  },
  {
    id: '2',
    reason: 'kept',
    title: '保级成功，VIP 3',
    turnover: '上月流水 ¥50,000.00',
    time: '2026-10-01 00:10',
  },
  {
    id: '1',
    reason: 'reached',
    title: '升为 VIP 3',
    turnover: '当月流水 ¥50,000.00',
    time: '2026-09-18 20:41',
  },
] as const

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/VIP 规则与记录',
  component: Desktop,
  args: {
    eligible: true,
    zone: 'GMT+8',
    history: { status: 'ready', rows, hasMore: false, loadingMore: false, moreError: null, onMore },
  },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '怎样保级' })).toBeVisible()
    await expect(canvas.getByText('降为 VIP 2')).toBeVisible()
  },
}

export const MoreFailed: Story = {
  args: {
    history: {
      status: 'ready',
      rows,
      hasMore: true,
      loadingMore: false,
      moreError: '网络连接失败，请检查网络后重试',
      onMore,
    },
  },
}

export const Withheld: Story = {
  args: { eligible: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('礼金与返水')).toBeNull()
  },
}

export const NothingYet: Story = { args: { history: { status: 'empty' } } }

export const Loading: Story = { args: { history: { status: 'loading' } } }

export const Failed: Story = {
  args: { history: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
