import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MessageView as Desktop } from '../../../web-desktop/src/screens/messages/MessageScreen.tsx'
import { MessageView as Mobile } from '../../../web-mobile/src/screens/messages/MessageScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onRemove = fn()
const rejected = {
  status: 'ready',
  title: '取款未通过',
  at: '2026-11-20T02:00:00.000Z',
  time: '2026-11-20 10:00',
  text: '取款 ¥200.00 未通过：收款方退回。款项已退回主钱包。',
  body: [],
  action: { label: '查看订单', href: '/finance/withdraw?order=W1' },
  onRemove,
} as const

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/消息详情',
  component: Desktop,
  args: { model: rejected, onList: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const AboutOneThing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('取款未通过')
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute(
      'href',
      '/finance/withdraw?order=W1',
    )
    await userEvent.click(canvas.getByRole('button', { name: '删除这条消息' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}

export const Bulletin: Story = {
  args: {
    model: {
      ...rejected,
      title: '每周一清晨例行维护',
      body: [
        { kind: 'paragraph', text: '例行维护安排在每周一清晨。维护中的场馆会变灰，并写明预计恢复时间。' },
        { kind: 'list', items: ['余额仍算在总额里。', '已经下注的一局照常结算。'] },
      ],
      action: { label: '了解详情', href: '/help/transfer' },
    },
  },
}

export const Gone: Story = { args: { model: { status: 'empty' } } }

export const Loading: Story = { args: { model: { status: 'loading' } } }

export const Failed: Story = {
  args: { model: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
