import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CrownIcon, ExitIcon, HistoryIcon, ProtectionIcon, UserIcon } from '../Icon/icons.ts'
import { Modal } from '../Modal/Modal.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Menu } from './Menu.tsx'

const meta: Meta<typeof Menu> = {
  title: '按压/Menu',
  component: Menu,
  args: {
    label: '我的账户',
    items: [
      { id: 'profile', label: '个人资料', icon: UserIcon, onSelect: fn() },
      { id: 'records', label: '投注记录', icon: HistoryIcon, href: '#records' },
      { id: 'vip', label: '会员权益', icon: CrownIcon, detail: 'VIP 3', href: '#vip', current: true },
      { id: 'protection', label: '理性娱乐', icon: ProtectionIcon, href: '#protection' },
      { id: 'exit', label: '退出登录', icon: ExitIcon, danger: true, separated: true, onSelect: fn() },
    ],
    trigger: (props) => <Button {...props}>我的账户</Button>,
  },
}

export default meta
type Story = StoryObj<typeof Menu>

export const Floating: Story = {
  globals: { form: 'desktop' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '我的账户' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人资料' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: '投注记录' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.items[0]?.onSelect).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人资料' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(trigger)
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus())
    if (await pressForReal('{Escape}')) {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(trigger).toHaveFocus()
      await userEvent.click(trigger)
    }
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

export const AsSheet: Story = {
  globals: { form: 'mobile' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的账户' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '我的账户' })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: '理性娱乐' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人资料' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus()
  },
}

export const SheetThatLeadsToADialog: Story = {
  globals: { form: 'mobile' },
  render: (args) => {
    const [asked, setAsked] = useState(false)
    return (
      <>
        <Menu {...args} items={[{ id: 'exit', label: '退出登录', onSelect: () => setAsked(true) }]} />
        <Modal open={asked} onClose={() => setAsked(false)} title="确定退出？">
          余额会保留在账户中。
        </Modal>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '我的账户' })
    trigger.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '退出登录' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '确定退出？' })
    await userEvent.click(within(dialog).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const LongText: Story = {
  globals: { form: 'desktop' },
  args: {
    items: [
      { id: 'a', label: '关于二〇二六年十一月系统维护与余额自动转回的公告', icon: HistoryIcon, href: '#a' },
      { id: 'b', label: '会员权益', icon: CrownIcon, detail: '距离 VIP 4 还需 ¥12,345,678.00', href: '#b' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我的账户' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
