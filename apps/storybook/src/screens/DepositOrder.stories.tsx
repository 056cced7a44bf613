import { deposit, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderView as Desktop } from '../../../web-desktop/src/screens/deposit/OrderView.tsx'
import { OrderView as Mobile } from '../../../web-mobile/src/screens/deposit/OrderView.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const actions = { ...deposit.awaiting.actions, onCashier: fn(), onClaim: fn(), onCancel: fn() }

const meta: Meta<typeof Mobile> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/存款订单',
  component: Mobile,
  args: { deposit: { ...deposit.awaiting, actions }, balance: memberBalance },
}

export default meta
type Story = StoryObj<typeof Mobile>

export const Awaiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开收银台' }))
    await expect(actions.onCashier).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '我已付款' }))
    await expect(actions.onClaim).toHaveBeenCalled()
  },
}

export const AskingToCancel: Story = {
  args: { deposit: { ...deposit.awaiting, actions: { ...actions, cancelling: true } } },
}

export const Credited: Story = { args: { deposit: deposit.credited } }

const bonus = {
  title: '存款礼金',
  href: '/activity/list/first-deposit',
  bonus: 45_001n,
  state: '可领取',
  claimUntil: '11-28 20:12',
  missed: null,
}

/** Another bonus was running when the deposit came. */
export const BonusWaits: Story = {
  args: { deposit: { ...deposit.credited, order: { ...deposit.credited.order, bonus } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/请于 11-28 20:12 前领取/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看该优惠' })).toHaveAttribute('href', bonus.href)
  },
}

export const BonusToCome: Story = {
  args: {
    deposit: {
      ...deposit.awaiting,
      order: {
        ...deposit.awaiting.order,
        bonus: { ...bonus, bonus: null, state: '存款到账后发放', claimUntil: null },
      },
      actions,
    },
  },
}

export const BonusMissed: Story = {
  args: {
    deposit: {
      ...deposit.credited,
      order: {
        ...deposit.credited.order,
        bonus: {
          ...bonus,
          bonus: null,
          state: '未发放',
          claimUntil: null,
          missed: '存款已到账，“存款礼金”的彩金没有发放：到账时该优惠已结束。',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/没有发放：到账时该优惠已结束。/)).toBeVisible()
    await expect(canvas.getByText('未发放')).toBeVisible()
  },
}

export const Loading: Story = { args: { deposit: { status: 'loading' } } }

export const Failed: Story = {
  args: { deposit: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}

export const Unknown: Story = { args: { deposit: { status: 'unknown' } } }
