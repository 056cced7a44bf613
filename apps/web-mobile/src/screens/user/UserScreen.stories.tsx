import { logout as noLogout, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { onMobile } from '../../testing/onMobile.tsx'
import { UserView } from './UserScreen.tsx'

const onLogout = fn()
const onAll = fn()
const logout = { ...noLogout, onLogout, onAll }

const meta = {
  ...onMobile,
  title: '手机版/我的',
  component: UserView,
  args: {
    session: { status: 'member', account: 'demo', vipLevel: 3 },
    balance: memberBalance,
    unread: { count: 3, onRefresh: fn() },
    logout,
  },
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

export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogout.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }))
    await expect(onLogout).toHaveBeenCalledOnce()
  },
}

export const LeavingIsConfirmed: Story = {
  args: { logout: { ...logout, status: 'asked' } },
  play: async ({ canvasElement, userEvent }) => {
    onAll.mockClear()
    const dialog = within(await within(canvasElement).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '退出登录' }))
    await expect(onAll).toHaveBeenCalledOnce()
  },
}

export const OtherTabsAreLoggedInToo: Story = {
  args: { logout: { ...logout, status: 'asked', others: true } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: '仅退出此页面' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '退出所有页面' })).toBeVisible()
  },
}
