import { deposit, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DepositView as Desktop } from '../../../web-desktop/src/screens/deposit/DepositScreen.tsx'
import { DepositView as Mobile } from '../../../web-mobile/src/screens/deposit/DepositScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, coin, promoted, draft, coinDraft, promotedDraft } = deposit
const onReview = fn()
const onConfirm = fn()

const meta: Meta<typeof Mobile> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/存款',
  component: Mobile,
  args: { deposit: { ...ready, form: { ...ready.form, onReview } }, balance: memberBalance },
}

export default meta
type Story = StoryObj<typeof Mobile>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核对并存款' }))
    await expect(onReview).toHaveBeenCalled()
  },
}

export const Coins: Story = { args: { deposit: coin } }

export const WithPromotion: Story = {
  args: { deposit: promoted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /存款礼金/ })).toBeChecked()
    await expect(canvas.getByText(/彩金 ¥500.00/)).toBeVisible()
  },
}

const { offer } = promoted.form.promotion

/** The amount brings no bonus, so that it is not reviewed with one. */
export const TooSmallForPromotion: Story = {
  args: {
    deposit: {
      ...promoted,
      form: {
        ...promoted.form,
        promotion: {
          ...promoted.form.promotion,
          offer: offer && { ...offer, minDeposit: 200_000n, gain: null, tooSmall: true },
        },
        canReview: false,
      },
    },
  },
}

export const ReviewWithPromotion: Story = {
  args: {
    deposit: { ...promoted, step: { step: 'review', draft: promotedDraft, onConfirm, onCancel: fn() } },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('¥12,000.00')).toBeVisible())
  },
}

export const PromotionBehindAnother: Story = {
  args: {
    deposit: {
      ...promoted,
      step: {
        step: 'review',
        draft: { ...promotedDraft, offer: offer && { ...offer, behind: '新会员见面礼' } },
        onConfirm,
        onCancel: fn(),
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/保留 7 天/)).toBeVisible())
  },
}

export const Closed: Story = {
  args: {
    deposit: {
      ...ready,
      form: {
        ...ready.form,
        amount: { ...ready.form.amount, text: '10', error: '金额须在 ¥100.00 至 ¥50,000.00 之间' },
        closed: '这个方式正在维护，预计 11-21 18:00 恢复。',
        summary: null,
        canReview: false,
      },
    },
  },
}

export const Review: Story = {
  args: { deposit: { ...coin, step: { step: 'review', draft: coinDraft, onConfirm, onCancel: fn() } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '提交订单' }))
    await expect(onConfirm).toHaveBeenCalled()
  },
}

export const DuplicateSuspected: Story = {
  args: {
    deposit: {
      ...ready,
      step: {
        step: 'duplicate',
        draft,
        message: '11-21 12:00 已提交过一笔相同的请求，请先核对记录。确实需要再提交一笔时，请再次确认',
        onConfirm: fn(),
        onCancel: fn(),
      },
    },
  },
}

export const Confirming: Story = { args: { deposit: { ...ready, step: { step: 'confirming', draft } } } }

export const Loading: Story = { args: { deposit: { status: 'loading' } } }

export const Failed: Story = {
  args: { deposit: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
