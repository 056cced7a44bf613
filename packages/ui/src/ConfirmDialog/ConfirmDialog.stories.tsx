import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { pressForReal } from '../testing/realInput.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: '浮层/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '移除尾号 4417 的建设银行卡？',
    children: '移除后需要重新绑定并经过短信确认。',
    confirmLabel: '移除',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '移除' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Plain: Story = {
  args: {
    danger: false,
    title: '离开游戏？',
    children: '未结算的注单会在后台继续，余额将自动转回。',
    confirmLabel: '离开',
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    if (await pressForReal('{Escape}')) await expect(args.onCancel).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '移除' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const OnTouch: Story = { globals: { form: 'mobile', viewport: { value: 'phone' } } }
