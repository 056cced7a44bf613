import type { Meta, StoryObj } from '@storybook/react-vite'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  ...onDesktop,
  title: '桌面版/页面不存在',
  component: NotFoundScreen,
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
