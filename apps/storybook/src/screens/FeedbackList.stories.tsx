import { feedback } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { FeedbackListView as Desktop } from '../../../web-desktop/src/screens/feedbackList/FeedbackListScreen.tsx'
import { FeedbackListView as Mobile } from '../../../web-mobile/src/screens/feedbackList/FeedbackListScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { list } = feedback
const onMore = fn()
const onRetry = fn()
const network = '网络连接失败，请检查网络后重试'

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/反馈记录',
  component: Desktop,
  args: { model: list },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '客服回复' })).toHaveTextContent('感谢您的反馈')
    await userEvent.click(canvas.getByRole('button', { name: '查看图片 2' }))
    await expect(await screen.findByRole('dialog', { name: '图片 2' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { model: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '写反馈' })).toBeVisible()
  },
}

export const Loading: Story = { args: { model: { status: 'loading' } } }

export const Failed: Story = {
  args: { model: { status: 'error', message: network, onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const MoreFailed: Story = {
  args: { model: { ...list, hasMore: true, moreError: network, onMore } },
}
