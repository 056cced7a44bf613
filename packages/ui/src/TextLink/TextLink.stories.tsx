import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = {
  title: '按压/TextLink',
  component: TextLink,
  args: { href: '#', children: '忘记密码' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Muted: Story = { args: { tone: 'muted', children: '进入大厅 ›' } }
export const InsideText: Story = {
  render: () => (
    <p>
      注册即表示同意
      <TextLink href="#terms" tone="inherit">
        服务条款
      </TextLink>
      ，并已年满 18 岁。
    </p>
  ),
}
