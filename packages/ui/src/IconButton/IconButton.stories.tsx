import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BellIcon, FavouriteIcon, HelpIcon, RefreshIcon, SettingsIcon } from '../Icon/icons.ts'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  title: '按压/IconButton',
  component: IconButton,
  args: { icon: RefreshIcon, label: '刷新余额', onClick: fn() },
}

export default meta
type Story = StoryObj<typeof IconButton>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新余额' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <IconButton icon={HelpIcon} label="帮助" />
      <IconButton icon={BellIcon} label="消息，3 条未读" badge={3} />
      <IconButton icon={BellIcon} label="消息，120 条未读" badge={120} />
      <IconButton icon={BellIcon} label="有新公告" badge />
      <IconButton icon={SettingsIcon} label="设置" variant="outline" />
      <IconButton icon={SettingsIcon} label="设置" size="small" />
      <IconButton icon={RefreshIcon} label="正在刷新" loading />
      <IconButton icon={RefreshIcon} label="暂不能刷新" disabled />
    </div>
  ),
}

export const Favourite: Story = {
  render: function Render() {
    const [on, setOn] = useState(false)
    return (
      <div style={{ padding: 24, inlineSize: 160, borderRadius: 14, background: 'var(--gradient-hero)' }}>
        <IconButton
          icon={FavouriteIcon}
          label="收藏锦鲤跃龙门"
          variant="overlay"
          size="small"
          pressed={on}
          onClick={() => setOn(!on)}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '收藏锦鲤跃龙门' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
