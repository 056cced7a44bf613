import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBar } from './OfflineBar.tsx'

const meta = {
  title: '状态/OfflineBar',
  component: OfflineBar,
  args: { text: '连接已断开，恢复后会自动更新', offline: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBar>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const LongText: Story = {
  args: {
    text: '连接已断开。正在显示 20:36 保存的内容，余额与记录恢复连接后会自动更新，已提交的操作不会重复。',
  },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
export const Online: Story = { args: { offline: false } }
