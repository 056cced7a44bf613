import type { Meta, StoryObj } from '@storybook/react-vite'
import { withdrawal } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
import { WithdrawalView } from './WithdrawalView.tsx'

const { order } = withdrawal
const [requested, reviewing] = order.ladder

const meta = {
  ...onPhone,
  title: '手机版/取款进度',
  component: WithdrawalView,
  args: { withdrawal: order },
} satisfies Meta<typeof WithdrawalView>

export default meta
type Story = StoryObj<typeof meta>

export const UnderReview: Story = {}

export const Rejected: Story = {
  args: {
    withdrawal: {
      ...order,
      state: 'rejected',
      label: '已退回',
      under: false,
      ladder: [
        ...(requested ? [requested] : []),
        ...(reviewing ? [{ ...reviewing, state: 'done', detail: null } as const] : []),
        {
          id: 'rejected',
          label: '已退回',
          state: 'failed',
          time: '11-21 20:36:13',
          detail: '收款账户未能核实。¥2,000.00 已退回主钱包。',
        },
      ],
    },
  },
}
