import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: '填写/Checkbox',
  component: Checkbox,
  args: { checked: false, onCheckedChange: fn(), children: '记住账号' },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('记住账号'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const On: Story = { args: { checked: true } }
export const Some: Story = {
  args: { indeterminate: true, children: '全选' },
  render: (args) => <Checkbox {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const Invalid: Story = { args: { 'aria-invalid': true, children: '我已阅读并同意服务条款' } }
export const DisabledOff: Story = { args: { disabled: true } }
export const Disabled: Story = { args: { checked: true, disabled: true } }
export const LongText: Story = {
  args: {
    checked: true,
    children: (
      <>
        我已年满 18 岁，已阅读并同意
        <TextLink href="#terms" tone="inherit">
          服务条款
        </TextLink>
        与
        <TextLink href="#privacy" tone="inherit">
          隐私说明
        </TextLink>
        ，知道可以随时为自己设置限额。
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const OnPhone: Story = {
  ...LongText,
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
