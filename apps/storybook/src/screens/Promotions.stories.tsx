import { promotions } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PromotionsView as Desktop } from '../../../web-desktop/src/screens/promotions/PromotionsScreen.tsx'
import { PromotionsView as Mobile } from '../../../web-mobile/src/screens/promotions/PromotionsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onCategory = fn()

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

export const Loading: Story = { args: { promotions: { status: 'loading', category: null, onCategory } } }

export const Empty: Story = { args: { promotions: { status: 'empty', category: 'event', onCategory } } }

export const Failed: Story = {
  args: {
    promotions: {
      status: 'error',
      category: null,
      onCategory,
      message: '网络连接失败，请检查网络后重试',
      onRetry: fn(),
    },
  },
}
