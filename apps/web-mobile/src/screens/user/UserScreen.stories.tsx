import { memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { onMobile } from '../../testing/onMobile.tsx'
import { UserView } from './UserScreen.tsx'

const logout = { status: 'idle', onLogout: fn() } as const

const meta = {
  ...onMobile,
  title: '手机版/我的',
  component: UserView,
  args: { session: { status: 'member', account: 'demo', vipLevel: 3 }, balance: memberBalance, logout },
} satisfies Meta<typeof UserView>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}

export const AmountsHidden: Story = { args: { balance: { ...memberBalance, hidden: true } } }

export const Loading: Story = {
  args: {
    session: { status: 'member', account: null, vipLevel: null },
    balance: { ...memberBalance, status: 'loading', central: null, venues: null, held: null, total: null },
  },
}

export const Failed: Story = {
  args: {
    session: { status: 'member', account: 'demo', vipLevel: null },
    balance: { ...memberBalance, status: 'error', central: null, venues: null, held: null, total: null },
  },
}

export const LeavingIsConfirmed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }))
    const dialog = within(await within(canvasElement).findByRole('alertdialog'))
    await expect(logout.onLogout).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }))
    await expect(logout.onLogout).toHaveBeenCalledOnce()
  },
}
