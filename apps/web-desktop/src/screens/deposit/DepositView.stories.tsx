import { deposit } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { DepositView } from './DepositView.tsx'

const onReview = fn()
const onConfirm = fn()

const meta = {
  ...onDesktop,
  title: '桌面版/存款',
  component: DepositView,
  args: { deposit: { ...deposit.ready, form: { ...deposit.ready.form, onReview } } },
} satisfies Meta<typeof DepositView>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核对并存款' }))
    await expect(onReview).toHaveBeenCalled()
  },
}

export const Coins: Story = { args: { deposit: deposit.coin } }

export const Closed: Story = {
  args: {
    deposit: {
      ...deposit.ready,
      form: {
        ...deposit.ready.form,
        amount: '10',
        error: '金额须在 ¥100.00 至 ¥50,000.00 之间',
        closed: '这个方式正在维护，预计 11-21 18:00 恢复。',
        summary: null,
      },
    },
  },
}

export const Review: Story = {
  args: {
    deposit: {
      ...deposit.coin,
      deposit: { ...deposit.review, onConfirm },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交订单' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const Repeat: Story = { args: { deposit: { ...deposit.ready, deposit: deposit.refused } } }

export const Confirming: Story = {
  args: { deposit: { ...deposit.ready, deposit: { step: 'confirming', summary: deposit.refused.summary } } },
}

export const Loading: Story = { args: { deposit: { status: 'loading' } } }

export const Failed: Story = {
  args: { deposit: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
