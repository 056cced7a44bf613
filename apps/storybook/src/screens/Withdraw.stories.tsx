import { field, withdrawal } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { WithdrawView as Desktop } from '../../../web-desktop/src/screens/withdraw/WithdrawScreen.tsx'
import { WithdrawView as Mobile } from '../../../web-mobile/src/screens/withdraw/WithdrawScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, draft } = withdrawal
const onReview = fn()
const onSubmit = fn()

const coin = { coin: 'USDT', amount: '276.944444', rate: 720n } as const
const deposit = { id: 't1', at: '2026-11-21 20:12', deposit: 50_000n, required: 50_000n, done: 20_000n }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/取款',
  component: Desktop,
  args: { withdraw: { ...ready, form: { ...ready.form, onReview } }, hidden: false },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核对并取款' }))
    await expect(onReview).toHaveBeenCalled()
  },
}

export const TurnoverUnmet: Story = {
  args: {
    withdraw: {
      ...ready,
      turnover: {
        times: 1,
        required: 50_000n,
        done: 20_000n,
        remaining: 30_000n,
        percent: 40,
        rows: [deposit, { ...deposit, id: 't2', at: '2026-11-20 18:03', done: 50_000n }],
      },
      form: {
        ...ready.form,
        kind: 'coin',
        accounts: [
          {
            id: 'a3',
            kind: 'coin',
            name: 'USDT · TRC20',
            group: -1,
            picture: '/pictures/banks/usdt-trc20.png',
            number: '**** Xw6f',
            tail: 'Xw6f',
            holder: null,
            isDefault: true,
          },
        ],
        accountId: 'a3',
        reason: '还需投注 ¥300.00 才能取款',
        fee: 500n,
        quote: { amount: 199_900n, fee: 500n, net: 199_400n, coin },
        canReview: false,
      },
    },
  },
}

export const NothingBound: Story = {
  args: {
    withdraw: {
      ...ready,
      held: 0n,
      recent: [],
      form: { ...ready.form, accounts: [], accountId: null, canReview: false },
    },
  },
}

export const Review: Story = {
  args: {
    withdraw: {
      ...ready,
      step: {
        step: 'review',
        draft: { ...draft, fee: 500n, net: 199_500n, coin },
        onConfirm: fn(),
        onCancel: fn(),
      },
    },
  },
}

export const ReviewEndsBonus: Story = {
  args: {
    withdraw: {
      ...ready,
      step: {
        step: 'review',
        draft: {
          ...draft,
          bonus: {
            id: 'b1',
            title: '新会员见面礼',
            kept: 1_000_000n,
            lost: 1_300n,
            held: 500n,
            remaining: 18_000n,
          },
        },
        onConfirm: fn(),
        onCancel: fn(),
      },
    },
  },
  play: async () => {
    const review = await screen.findByRole('dialog')
    for (const shown of ['保留的现金', '¥10,000.00', '¥13.00', '¥5.00']) {
      await expect(within(review).getByText(shown)).toBeVisible()
    }
  },
}

export const PasswordWrong: Story = {
  args: {
    withdraw: {
      ...ready,
      step: {
        step: 'password',
        draft,
        password: field('135', '取款密码不正确，还可以尝试 4 次'),
        canSubmit: true,
        onSubmit,
        onForgot: fn(),
        onCancel: fn(),
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '确认取款' }))
    await expect(onSubmit).toHaveBeenCalled()
  },
}

export const PasswordSetFirst: Story = {
  args: {
    withdraw: {
      ...ready,
      step: { step: 'new-password', draft, form: withdrawal.password, onCancel: fn() },
    },
  },
}

export const Confirming: Story = {
  args: { withdraw: { ...ready, step: { step: 'confirming', draft } } },
}

export const Loading: Story = { args: { withdraw: { status: 'loading' } } }

export const Failed: Story = {
  args: { withdraw: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
