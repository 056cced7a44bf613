import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfflineBar } from './OfflineBar.tsx'

const meta = {
  title: '状态/OfflineBar',
  component: OfflineBar,
  args: { text: '网络已断开，恢复后会自动更新', offline: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBar>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
