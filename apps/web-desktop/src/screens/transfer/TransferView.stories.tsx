import type { TransferModel } from '@koi/features/transfer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { walletRows } from '../../testing/walletRows.ts'
import { TransferView } from './TransferView.tsx'

const names = { fromName: '主钱包', toName: '长灯电子', amount: 10_000n }

const ready: Extract<TransferModel, { status: 'ready' }> = {
  status: 'ready',
  central: 999_940n,
  total: 1_223_401_789n,
  held: 0n,
  wallets: walletRows,
  choices: walletRows,
  hideZero: false,
  onHideZero: fn(),
  form: {
    venueId: 87,
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
    available: 999_940n,
    canReview: true,
    onReview: fn(),
  },
  transfer: { step: 'form' },
  recycle: { step: 'idle', onRecycle: fn(), available: true },
  auto: { enabled: true, busy: false, onToggle: fn() },
  refreshing: false,
  onRefresh: fn(),
}

const meta = {
  ...onDesktop,
  title: '桌面版/转账',
  component: TransferView,
  args: { transfer: ready, hidden: false },
} satisfies Meta<typeof TransferView>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核对并转账' }))
    await expect(ready.form.onReview).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '全部转回' }))
    await expect(ready.recycle).toHaveProperty('onRecycle.mock.calls.length', 1)
  },
}

export const AmountRefused: Story = {
  args: {
    transfer: {
      ...ready,
      form: { ...ready.form, amount: '99999', error: '超过可用余额 ¥9,999.40', canReview: false },
    },
  },
}

export const Hidden: Story = { args: { hidden: true } }

export const ZerosHidden: Story = {
  args: { transfer: { ...ready, wallets: [], hideZero: true } },
  play: async ({ canvas }) => {
    const venues = canvas.getByRole<HTMLSelectElement>('combobox', { name: '场馆' })
    await expect(venues.options).toHaveLength(walletRows.length + 1)
  },
}

export const Review: Story = {
  args: {
    transfer: { ...ready, transfer: { step: 'review', ...names, onConfirm: fn(), onCancel: fn() } },
  },
}

export const Confirming: Story = {
  args: { transfer: { ...ready, transfer: { step: 'confirming', ...names } } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByText('结果确认中')).toBeVisible()
  },
}

export const Done: Story = {
  args: {
    transfer: {
      ...ready,
      transfer: {
        step: 'done',
        ...names,
        reference: '7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e99e',
        at: '2026-11-21T10:19:26.000Z',
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
        ...names,
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
      transfer: { step: 'refused', ...names, message: '余额不足，可用 ¥50.00', onEdit: fn() },
    },
  },
}

export const PartlyRecycled: Story = {
  args: {
    transfer: {
      ...ready,
      recycle: {
        step: 'done',
        total: 123_461_789n,
        moved: [
          { name: '长灯电子', amount: 123_456_789n },
          { name: '海港体育', amount: 5_000n },
        ],
        left: [{ name: '海风电子', amount: 12_345n, reason: '维护中，预计 11-23 06:00 恢复' }],
        onClose: fn(),
      },
    },
  },
}

export const Loading: Story = { args: { transfer: { status: 'loading' } } }

export const Failed: Story = {
  args: { transfer: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
