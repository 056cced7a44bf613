import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: '展示/Badge',
  component: Badge,
  args: { count: 3, label: '3 条未读', children: <Avatar name="锦鲤" /> },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Count: Story = {}
export const Many: Story = { args: { count: 128, label: '128 条未读' } }
export const Dot: Story = { args: { count: true, label: '有新消息' } }
export const None: Story = { args: { count: 0, label: '没有未读' } }
export const Alone: Story = { args: { children: undefined } }
