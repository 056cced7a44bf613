import { promotions } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PromotionsView as Desktop } from '../../../web-desktop/src/screens/promotions/PromotionsScreen.tsx'
import { PromotionsView as Mobile } from '../../../web-mobile/src/screens/promotions/PromotionsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onCategory = fn()
const { rewards } = promotions

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/优惠活动',
  component: Desktop,
  args: { promotions: { ...promotions, onCategory } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '返水' }))
    await expect(onCategory).toHaveBeenCalledWith('rebate')
    await expect(canvas.getByRole('link', { name: '天天返水' })).toHaveAttribute(
      'href',
      '/activity/list/promotion-3',
    )
  },
}

export const WithoutRewards: Story = {
  args: { promotions: { ...promotions, rewards: { sign: false, gifts: false }, onCategory } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: '签到与礼品' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { promotions: { status: 'loading', category: null, rewards: null, onCategory } },
}

export const Empty: Story = {
  args: { promotions: { status: 'empty', category: 'event', rewards, onCategory } },
}

export const Failed: Story = {
  args: {
    promotions: {
      status: 'error',
      category: null,
      rewards,
      onCategory,
      message: '网络连接失败，请检查网络后重试',
      onRetry: fn(),
    },
  },
}
