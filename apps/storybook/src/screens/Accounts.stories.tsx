import { accountList, accountRemoval } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AccountsView as Desktop } from '../../../web-desktop/src/screens/accounts/AccountsScreen.tsx'
import { AccountsView as Mobile } from '../../../web-mobile/src/screens/accounts/AccountsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const ready = { ...accountList(), onSetDefault: fn(), onRemove: fn() }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/收款账户',
  component: Desktop,
  args: { accounts: ready },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Bound: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/银行卡已绑定 5 个/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '绑定银行卡' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '管理建设银行（尾号 4417）' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '设为默认' }))
    await expect(ready.onSetDefault).toHaveBeenCalledWith('bank-ccb')
    await userEvent.click(canvas.getByRole('button', { name: '管理工商银行（尾号 0122）' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除' }))
    await expect(ready.onRemove).toHaveBeenCalledWith('bank-icbc')
  },
}

export const FewBound: Story = {
  args: { accounts: { ...accountList(1), message: '找不到这个收款账户' } },
}

export const NoneBound: Story = { args: { accounts: accountList(0) } }

export const Removing: Story = { args: { accounts: { ...ready, removal: accountRemoval } } }

export const Loading: Story = { args: { accounts: { status: 'loading' } } }

export const Failed: Story = {
  args: { accounts: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
