import type { Meta, StoryObj } from '@storybook/react-vite'
import { Radio } from './Radio.tsx'

const meta = {
  title: '填写/Radio',
  component: Radio,
  args: { name: 'way', value: 'bank', children: '银行转账' },
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Boxed: Story = {
  args: { boxed: true, description: '单笔 ¥100.00 至 ¥50,000.00，预计三分钟到账' },
}
