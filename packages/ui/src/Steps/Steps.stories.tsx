import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './Steps.tsx'

const meta = {
  title: '导航/Steps',
  component: Steps,
  args: { label: '找回密码', steps: ['确认账号', '手机验证', '设置新密码', '完成'], current: 1 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('手机验证').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}
export const First: Story = { args: { current: 0 } }
export const Failed: Story = { args: { failed: true } }
export const AllDone: Story = { args: { current: 4 } }
export const Narrow: Story = {
  globals: { form: 'mobile' },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <Steps {...args} />
    </div>
  ),
}
export const LongText: Story = {
  args: { steps: ['填写银行卡号与开户支行信息', '手机短信验证', '完成绑定'], current: 0 },
}
