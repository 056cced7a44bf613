import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  title: '填写/Switch',
  component: Switch,
  args: {
    checked: true,
    onCheckedChange: fn(),
    children: '自动转账',
    description: '进入游戏时转入全部余额，离开时自动转回。',
  },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked)
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Switch {...args} checked={checked} onCheckedChange={setChecked} />
      </div>
    )
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
export const Off: Story = { args: { checked: false } }
export const Saving: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const LongText: Story = {
  args: {
    children: '每次进入游戏时自动转入全部余额',
    description: '离开时自动转回主钱包。有未结算的注单时，等结算后再转回。',
  },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
