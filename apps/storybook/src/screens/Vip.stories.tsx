import { vip } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VipView as Desktop } from '../../../web-desktop/src/screens/vip/VipScreen.tsx'
import { VipView as Mobile } from '../../../web-mobile/src/screens/vip/VipScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onClaim = fn()
const { gifts } = vip

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/VIP 特权',
  component: Desktop,
  args: { vip: { ...vip, gifts: { ...gifts, onClaim } } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '领取每日返水 · VIP 3 ¥12.34' }))
    await expect(onClaim).toHaveBeenCalledWith('gift-1')
    await expect(canvas.getByRole('link', { name: '规则与记录' })).toHaveAttribute('href', '/user/vip/detail')
  },
}

export const Kept: Story = {
  args: {
    vip: {
      ...vip,
      turnover: 3_000_000n,
      next: { name: 'VIP 4 铂金', target: 20_000_000n, needed: 17_000_000n, percent: 15 },
      keep: vip.keep && { ...vip.keep, needed: 0n, percent: 100 },
    },
  },
}

export const LowestLevel: Story = {
  args: {
    vip: {
      ...vip,
      name: 'VIP 0 普通会员',
      badge: '/pictures/vip/0.png',
      turnover: 0n,
      next: { name: 'VIP 1 青铜', target: 100_000n, needed: 100_000n, percent: 0 },
      keep: null,
      levels: vip.levels.map((level) => ({ ...level, own: false })),
      gifts: { ...gifts, entries: [] },
    },
  },
}

export const HighestLevel: Story = {
  args: {
    vip: {
      ...vip,
      name: 'VIP 6 锦鲤',
      badge: '/pictures/vip/6.png',
      turnover: 512_345_678n,
      next: null,
      keep: vip.keep && {
        ...vip.keep,
        name: 'VIP 6 锦鲤',
        target: 250_000_000n,
        needed: 0n,
        percent: 100,
      },
      levels: vip.levels.map((level) => ({ ...level, own: level.level === 6 })),
    },
  },
}

export const Withheld: Story = {
  args: {
    vip: { ...vip, eligible: false, next: null, keep: null, levels: [], gifts: { ...gifts, entries: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目前不向您提供等级礼金和返水/)).toBeVisible()
    await expect(canvas.queryByText('各级特权')).toBeNull()
    await expect(canvas.queryByText('我的礼金')).toBeNull()
  },
}

export const Claiming: Story = {
  args: { vip: { ...vip, gifts: { ...gifts, busy: true, claiming: 'gift-1' } } },
}

export const OutcomeUnknown: Story = {
  args: {
    vip: {
      ...vip,
      gifts: {
        ...gifts,
        busy: true,
        message: { tone: 'info', text: '网络较慢，正在确认结果，请勿重复提交。' },
      },
    },
  },
}

export const Claimed: Story = {
  args: {
    vip: { ...vip, gifts: { ...gifts, message: { tone: 'positive', text: '¥12.34 已存入主钱包。' } } },
  },
}

export const Refused: Story = {
  args: {
    vip: { ...vip, gifts: { ...gifts, message: { tone: 'negative', text: '该奖励已经领取过' } } },
  },
}

export const Loading: Story = { args: { vip: { status: 'loading' } } }

export const Failed: Story = {
  args: { vip: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
