import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  ...onPhone,
  title: '手机版/页面不存在',
  component: NotFoundScreen,
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home')
  },
}
