import { messages } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MessagesView as Desktop } from '../../../web-desktop/src/screens/messages/MessagesScreen.tsx'
import { MessagesView as Mobile } from '../../../web-mobile/src/screens/messages/MessagesScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onBox = fn()
const onReadAll = fn()
const actions = { onRead: fn(), onRemove: fn() }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/消息中心',
  component: Desktop,
  args: { messages: { ...messages, onBox, onReadAll, actions } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /公告/ }))
    await expect(onBox).toHaveBeenCalledWith('announcement')
    await userEvent.click(canvas.getByRole('button', { name: '标为已读：存款到账' }))
    await expect(actions.onRead).toHaveBeenCalledWith('1')
    await userEvent.click(canvas.getByRole('button', { name: '删除：取款未通过' }))
    await expect(actions.onRemove).toHaveBeenCalledWith('3')
    await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }))
    await expect(onReadAll).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /新设备登录/ })).toHaveAttribute(
      'href',
      '/user/messageDetail?id=2',
    )
  },
}

export const ReadOnesStandInLine: Story = {
  play: async ({ canvas }) => {
    const read = canvas.getByRole('link', { name: /^取款未通过/ })
    const [title, text] = read.children
    const left = (node: Node | null | undefined) => {
      const range = document.createRange()
      if (node) range.selectNodeContents(node)
      return Math.round(range.getBoundingClientRect().left)
    }
    await expect(left(title?.lastChild)).toBe(left(text?.lastChild))
  },
}

export const NothingYet: Story = {
  args: { messages: { ...messages, onReadAll: null, list: { status: 'empty' } } },
}

export const Loading: Story = {
  args: { messages: { ...messages, onReadAll: null, list: { status: 'loading' } } },
}

export const Failed: Story = {
  args: {
    messages: {
      ...messages,
      onReadAll: null,
      list: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
    },
  },
}
