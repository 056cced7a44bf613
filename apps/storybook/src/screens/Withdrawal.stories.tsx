import { withdrawal } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { WithdrawalView as Desktop } from '../../../web-desktop/src/screens/withdraw/WithdrawalView.tsx'
import { WithdrawalView as Mobile } from '../../../web-mobile/src/screens/withdraw/WithdrawalView.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { order } = withdrawal
const [requested, reviewing] = order.ladder

const reached = (rung: (typeof order.ladder)[number]) => ({
  ...rung,
  state: 'done' as const,
  time: rung.id === 'paid' ? '11-21 20:51:40' : (rung.time ?? '11-21 20:39:02'),
  detail: rung.id === 'paid' ? '¥2,000.00 已汇入建设银行 **** 4417' : null,
})

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/取款进度',
  component: Desktop,
  args: { withdrawal: order },
}

export default meta
type Story = StoryObj<typeof Desktop>

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

export const Paid: Story = {
  args: {
    withdrawal: {
      ...order,
      state: 'paid',
      label: '已到账',
      under: false,
      ladder: order.ladder.map(reached),
    },
  },
}

export const Loading: Story = { args: { withdrawal: { status: 'loading' } } }

export const Failed: Story = {
  args: { withdrawal: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
