import { kindEntries, logout, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { MemberActionsView } from './MemberActions.tsx'
import { MainBar } from './SiteHeader.tsx'

const meta = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, frame: 'full' },
  title: '桌面版/页头',
  component: MainBar,
  args: {
    kinds: kindEntries,
    member: null,
  },
} satisfies Meta<typeof MainBar>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ canvas }) => {
    // The page below may have a primary action: there is but one.
    await expect(canvas.getByRole('link', { name: '注册' })).toHaveAttribute('data-variant', 'soft')
  },
}

export const Member: Story = {
  args: {
    member: (
      <MemberActionsView
        session={{ status: 'member', account: 'demo', vipLevel: 3 }}
        balance={memberBalance}
        logout={logout}
      />
    ),
  },
}

export const LongNameInWideWindow: Story = {
  globals: { form: 'desktop', viewport: { value: 'wide' } },
  args: {
    member: (
      <MemberActionsView
        session={{ status: 'member', account: 'zhangsanlisi2026', vipLevel: 10 }}
        balance={{ ...memberBalance, central: 99_999_999_999n, venues: 0n, total: 99_999_999_999n }}
        logout={logout}
      />
    ),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('总余额')
    await expect(label).toBeVisible()
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    const menu = canvas.getByRole('button', { name: /账户菜单/ })
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongAmountAndName: Story = {
  args: {
    member: (
      <MemberActionsView
        session={{ status: 'member', account: 'zhangsanlisi2026', vipLevel: 10 }}
        balance={{ ...memberBalance, central: 987_654_321_09n }}
        logout={logout}
      />
    ),
  },
}

export const PanelOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开电子的场馆' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: '长灯电子' })).toBeVisible())
  },
}

export const PanelClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '展开电子的场馆' }))
    await expect(canvas.getByRole('link', { name: '长灯电子' })).toHaveAttribute(
      'href',
      '/game/egame?venue=84',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: '长灯电子' })).toBeNull()
  },
}
