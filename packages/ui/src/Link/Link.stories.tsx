import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from './Link.tsx'

const meta = {
  title: '导航/Link',
  component: Link,
  args: { href: '/help', children: '帮助中心' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inside: Story = {}

export const NewWindow: Story = {
  args: { href: 'https://koi.example/about', target: '_blank', children: '关于我们' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
