import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { TransferView } from './TransferView.tsx'

const moved = { fromName: '主钱包', toName: '长灯电子', amount: 10_000n } as const

const form = {
  venueId: 89,
  onVenue: fn(),
  direction: 'in',
  onDirection: fn(),
  amount: '100',
  onAmount: fn(),
  onBlur: fn(),
  onMax: fn(),
  error: null,
  min: 100n,
  max: 50_000_000n,
  available: 1_000_000n,
  canReview: true,
  onReview: fn(),
} as const

const wallets = [
  { venueId: 1, name: '海港体育', gameType: 'sports', status: { state: 'open' }, balance: 0n },
  { venueId: 89, name: '长灯电子', gameType: 'slots', status: { state: 'open' }, balance: 256_040n },
  {
    venueId: 90,
    name: '海风电子',
    gameType: 'slots',
    status: { state: 'maintenance', until: null },
    balance: 0n,
  },
] as const

const ready = {
  status: 'ready',
  central: 1_000_000n,
  total: 1_256_140n,
  held: 100n,
  wallets,
  choices: wallets,
  hideZero: false,
  onHideZero: fn(),
  form,
  transfer: { step: 'form' },
  recycle: { step: 'idle', onRecycle: fn(), available: true },
  auto: { enabled: true, busy: false, onToggle: fn() },
  refreshing: false,
  onRefresh: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/转账',
  component: TransferView,
  args: { transfer: ready, hidden: false },
} satisfies Meta<typeof TransferView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '转出' }))
    await expect(form.onDirection).toHaveBeenCalledWith('out')
    await userEvent.click(canvas.getByRole('button', { name: '核对并转账' }))
    await expect(form.onReview).toHaveBeenCalledOnce()
  },
}

export const TooMuch: Story = {
  args: {
    transfer: { ...ready, form: { ...form, amount: '99999', error: '主钱包余额不足', canReview: false } },
  },
}

export const ZerosHidden: Story = {
  args: { transfer: { ...ready, wallets: [], hideZero: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '场馆' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(wallets.length + 1))
  },
}

export const Review: Story = {
  args: { transfer: { ...ready, transfer: { step: 'review', ...moved, onConfirm: fn(), onCancel: fn() } } },
}

export const OutcomeUnclear: Story = {
  args: { transfer: { ...ready, transfer: { step: 'confirming', ...moved } } },
}

export const Done: Story = {
  args: {
    transfer: {
      ...ready,
      transfer: {
        step: 'done',
        ...moved,
        reference: 'T2611212036',
        at: '2026-11-21T12:36:00.000Z',
        onClose: fn(),
      },
    },
  },
}

export const Repeated: Story = {
  args: {
    transfer: {
      ...ready,
      transfer: {
        step: 'repeat',
        ...moved,
        message: '11-21 20:36 已提交过一笔相同的请求，请先核对记录。确实需要再提交一笔时，请再次确认',
        onAgain: fn(),
        onCancel: fn(),
      },
    },
  },
}

export const Refused: Story = {
  args: {
    transfer: {
      ...ready,
      transfer: { step: 'refused', ...moved, message: '场馆维护中，请稍后再来', onEdit: fn() },
    },
  },
}

export const PartlyBack: Story = {
  args: {
    transfer: {
      ...ready,
      recycle: {
        step: 'done',
        total: 256_040n,
        moved: [{ name: '长灯电子', amount: 256_040n }],
        left: [{ name: '海风电子', amount: 12_345n, reason: '维护中，预计 11-23 06:00 恢复' }],
        onClose: fn(),
      },
    },
  },
}

export const AmountsHidden: Story = { args: { hidden: true } }

export const Loading: Story = { args: { transfer: { status: 'loading' } } }

export const Failed: Story = {
  args: { transfer: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
