import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Radio } from './Radio.tsx'

const meta = {
  title: '填写/Radio',
  component: Radio,
  args: { name: 'way', value: 'bank', children: '银行转账' },
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '银行转账' })).toBeChecked()
  },
}

export const Chosen: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Boxed: Story = {
  args: { boxed: true, description: '单笔 ¥100.00 至 ¥50,000.00，预计三分钟到账' },
}

export const BoxedChosen: Story = {
  args: { boxed: true, defaultChecked: true, description: '单笔 ¥100.00 至 ¥50,000.00，预计三分钟到账' },
}

export const BoxedWithMark: Story = {
  args: {
    boxed: true,
    children: '建设银行',
    description: '**** **** **** 4417',
    start: <Avatar name="建" />,
  },
}

export const BoxedDisabled: Story = {
  args: { boxed: true, disabled: true, description: '维护中，预计 18:00 恢复' },
}

export const LongText: Story = {
  args: {
    boxed: true,
    description: '一段很长的说明，长到一行放不下，于是在框里折成几行，圆点始终与第一行对齐',
  },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
