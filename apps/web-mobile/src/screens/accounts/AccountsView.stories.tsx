import { accountList, accountRemoval } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { AccountsView } from './AccountsView.tsx'

const ready = { ...accountList(), onPrefer: fn(), onRemove: fn() }

const meta = {
  ...onPhone,
  title: '手机版/收款账户',
  component: AccountsView,
  args: { accounts: ready },
} satisfies Meta<typeof AccountsView>

export default meta
type Story = StoryObj<typeof meta>

export const Bound: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/银行卡已绑定 5 个，达到上限/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '管理工商银行（尾号 0122）' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }))
    await expect(ready.onRemove).toHaveBeenCalledWith('bank-icbc')
  },
}

export const FewBound: Story = { args: { accounts: { ...accountList(1), message: '找不到这个收款账户' } } }

export const NoneBound: Story = { args: { accounts: accountList(0) } }

export const Removing: Story = { args: { accounts: { ...ready, removal: accountRemoval } } }

export const Loading: Story = { args: { accounts: { status: 'loading' } } }

export const Failed: Story = {
  args: { accounts: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
