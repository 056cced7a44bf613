import { gifts } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { GiftsView as Desktop } from '../../../web-desktop/src/screens/gifts/GiftsScreen.tsx'
import { GiftsView as Mobile } from '../../../web-mobile/src/screens/gifts/GiftsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, cash, teaSet, reached, unreached, orders } = gifts
const onGift = fn()
const onView = fn()
const onQuantity = fn()
const onConfirm = fn()
const idle = { step: 'form' } as const
const draft = { gift: cash, quantity: 2, points: 260 }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/礼品兑换',
  component: Desktop,
  args: { model: { ...ready, onGift, onView } },
}

export default meta
type Story = StoryObj<typeof Desktop>

const inPoints = (step: (typeof ready)['flow']['steps']['points']) => ({
  model: { ...ready, flow: { steps: { points: step, turnover: idle }, onQuantity } },
})

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '兑换¥8 现金' }))
    await expect(onGift).toHaveBeenCalledWith(cash)
    await expect(canvas.getByRole('button', { name: '兑换锦鲤茶具' })).toBeDisabled()
    await expect(canvas.getByText('还差 40 积分')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^领取投注礼 ¥188/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('tab', { name: '兑换记录' }))
    await expect(onView).toHaveBeenCalledWith('record')
  },
}

export const SoldOutAndHad: Story = {
  args: {
    model: {
      ...ready,
      forPoints: [
        { ...cash, stock: 0, state: 'sold-out' },
        { ...teaSet, left: 0, state: 'limit' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已兑完')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '兑换¥8 现金' })).toBeDisabled()
  },
}

export const Review: Story = {
  args: inPoints({ step: 'review', draft, onConfirm, onCancel: fn() }),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '核对兑换' }))
    await expect(dialog.getByText('¥16.00')).toBeVisible()
    await expect(dialog.getByText('兑换后的积分').parentElement).toHaveTextContent('140 积分')
    await userEvent.type(dialog.getByRole('spinbutton', { name: '数量' }), '{ArrowUp}')
    await expect(onQuantity).toHaveBeenLastCalledWith(3)
    await userEvent.click(dialog.getByRole('button', { name: '确认兑换' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const ReviewOfThing: Story = {
  args: inPoints({
    step: 'review',
    draft: { gift: { ...teaSet, state: 'open', most: 1 }, quantity: 1, points: 360 },
    onConfirm: fn(),
    onCancel: fn(),
  }),
}

export const ReviewOfTurnover: Story = {
  args: {
    model: {
      ...ready,
      flow: {
        steps: {
          points: idle,
          turnover: {
            step: 'review',
            draft: { gift: reached, quantity: 1, points: 260 },
            onConfirm: fn(),
            onCancel: fn(),
          },
        },
        onQuantity,
      },
    },
  },
}

export const Sending: Story = { args: inPoints({ step: 'sending', draft }) }
export const Confirming: Story = { args: inPoints({ step: 'confirming', draft }) }
export const ConfirmingAnEarlierOne: Story = { args: inPoints({ step: 'confirming', draft: null }) }

export const Done: Story = {
  args: inPoints({
    step: 'done',
    result: { gift: draft, reference: '7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e99e', value: 1_600n, points: 140 },
    onClose: fn(),
  }),
}

export const SoldOutMeanwhile: Story = {
  args: inPoints({ step: 'refused', draft, message: '该礼品已兑完', onClose: fn() }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '没有兑换成功' }))
    await expect(dialog.getByText('该礼品已兑完')).toBeVisible()
  },
}

export const Record: Story = {
  args: {
    model: {
      ...ready,
      view: 'record',
      orders: {
        status: 'ready',
        orders,
        hasMore: false,
        loadingMore: false,
        moreError: null,
        onMore: fn(),
      },
    },
  },
}

export const RecordEmpty: Story = {
  args: { model: { ...ready, view: 'record', orders: { status: 'empty' } } },
}

export const RecordFailed: Story = {
  args: {
    model: {
      ...ready,
      view: 'record',
      orders: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
    },
  },
}

export const RecordLoading: Story = { args: { model: { ...ready, view: 'record' } } }

export const Guest: Story = {
  args: {
    model: {
      ...ready,
      funds: null,
      forPoints: [
        { ...cash, state: 'guest' },
        { ...teaSet, state: 'guest' },
      ],
      forTurnover: [
        { ...reached, state: 'guest' },
        { ...unreached, state: 'guest' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登录后兑换' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Factivity%2FenjoyLuxuryGifts',
    )
  },
}

export const NothingOffered: Story = { args: { model: { ...ready, forPoints: [], forTurnover: [] } } }

export const Loading: Story = { args: { model: { status: 'loading', member: true } } }

export const Failed: Story = {
  args: { model: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
