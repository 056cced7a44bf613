import { transfer } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TransferView as Desktop } from '../../../web-desktop/src/screens/transfer/TransferScreen.tsx'
import { TransferView as Mobile } from '../../../web-mobile/src/screens/transfer/TransferScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, draft, rows, left } = transfer
const onReview = fn()
const onDirection = fn()
const onRecycle = fn()
const form = { ...ready.form, onReview, onDirection }
const recycle = { ...ready.recycle, onReview: onRecycle }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/转账',
  component: Desktop,
  args: { transfer: { ...ready, form, recycle }, hidden: false },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '转出' }))
    await expect(onDirection).toHaveBeenCalledWith('out')
    await userEvent.click(canvas.getByRole('button', { name: '核对并转账' }))
    await expect(onReview).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '全部转回' }))
    await expect(onRecycle).toHaveBeenCalled()
  },
}

export const VenueFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索场馆' }), '长灯')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /海港体育/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: /长灯电子/ })).toHaveTextContent('¥1,234,567.89')
  },
}

export const TooMuch: Story = {
  args: {
    transfer: {
      ...ready,
      form: {
        ...form,
        amount: { ...form.amount, text: '99999', error: '超过可用余额 ¥9,999.40' },
        canReview: false,
      },
    },
  },
}

export const AmountsHidden: Story = { args: { hidden: true } }

export const ZerosHidden: Story = {
  args: { transfer: { ...ready, wallets: [], hideZero: true } },
  play: async ({ canvas, globals, userEvent }) => {
    const venues = canvas.getByRole('combobox', { name: '场馆' })
    // A phone has a list of its own in place of the browser's.
    if (globals['form'] === 'mobile') await userEvent.click(venues)
    await waitFor(() =>
      expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(ready.choices.length + 1),
    )
  },
}

export const Review: Story = {
  args: { transfer: { ...ready, step: { step: 'review', draft, onConfirm: fn(), onCancel: fn() } } },
}

export const Sending: Story = {
  args: { transfer: { ...ready, step: { step: 'sending', draft } } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('结果出来前请不要关闭页面')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: '核对转账' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  },
}

export const Confirming: Story = {
  args: { transfer: { ...ready, step: { step: 'confirming', draft } } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('结果确认中')).toBeVisible())
    await expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  },
}

export const ConfirmingAnEarlierOne: Story = {
  args: { transfer: { ...ready, step: { step: 'confirming', draft: null } } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('上一笔转账')).toBeVisible())
  },
}

export const Done: Story = {
  args: {
    transfer: {
      ...ready,
      step: {
        step: 'done',
        result: {
          fromName: draft.fromName,
          toName: draft.toName,
          amount: draft.amount,
          reference: '7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e99e',
          time: '2026-11-21 18:19:26',
        },
        onClose: fn(),
      },
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('2026-11-21 18:19:26')).toBeVisible())
    await expect(screen.getByText('7D3F-F3B8')).toBeVisible()
    await expect(screen.getByRole('button', { name: '复制 单号' })).toBeVisible()
  },
}

export const DuplicateSuspected: Story = {
  args: {
    transfer: {
      ...ready,
      step: {
        step: 'duplicate',
        draft,
        message: '11-21 20:36 已提交过一笔相同的请求，请先核对记录。确实需要再提交一笔时，请再次确认',
        onConfirm: fn(),
        onCancel: fn(),
      },
    },
  },
}

export const Refused: Story = {
  args: {
    transfer: {
      ...ready,
      step: { step: 'refused', draft, message: '余额不足，可用余额为 ¥50.00', onClose: fn() },
    },
  },
}

export const RecycleReview: Story = {
  args: {
    transfer: {
      ...ready,
      recycle: {
        ...recycle,
        step: { step: 'review', draft: { moves: rows, left }, onConfirm: fn(), onCancel: fn() },
      },
    },
  },
  play: async () => {
    const stays = await screen.findByRole('region', { name: '留在原处' })
    await expect(stays).toHaveTextContent('海风电子')
    await expect(stays).toHaveTextContent('维护中，预计 11-23 06:00 恢复')
  },
}

export const RecycledInPart: Story = {
  args: {
    transfer: {
      ...ready,
      recycle: {
        ...recycle,
        step: {
          step: 'done',
          result: {
            total: 123_461_789n,
            moved: rows,
            left,
          },
          onClose: fn(),
        },
      },
    },
  },
}

export const Loading: Story = { args: { transfer: { status: 'loading' } } }

export const Failed: Story = {
  args: { transfer: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
