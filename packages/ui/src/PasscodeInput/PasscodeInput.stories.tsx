import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { PasscodeInput } from './PasscodeInput.tsx'

const meta = {
  title: '填写/PasscodeInput',
  component: PasscodeInput,
  args: { value: '', onValueChange: fn(), onComplete: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label={args.masked ? '取款密码' : '验证码'} hint="请输入 6 位数字。">
        <PasscodeInput {...args} value={value} onValueChange={setValue} />
      </Field>
    )
  },
} satisfies Meta<typeof PasscodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('验证码')
    await userEvent.click(input)
    await userEvent.keyboard('82a64')
    await expect(input).toHaveValue('8264')
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(input).toHaveValue('824')
    await userEvent.clear(input)
    await userEvent.paste('826 471')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('826471')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    await expect(input).toHaveValue('826')
  },
}

export const Filled: Story = { args: { value: '826471' } }

export const Masked: Story = {
  args: { masked: true, value: '8264' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('取款密码')).toHaveAttribute('type', 'password')
    await expect(canvas.queryByText('8')).toBeNull()
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="取款密码" error="密码不正确，还可以再试 3 次。">
      <PasscodeInput {...args} masked />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('取款密码')).toBeInvalid()
    await expect(canvas.getByLabelText('取款密码')).toHaveAccessibleDescription(
      '密码不正确，还可以再试 3 次。',
    )
  },
}

export const Disabled: Story = { args: { value: '826471', masked: true, disabled: true } }

export const FourDigits: Story = { args: { length: 4, value: '82' } }

export const OnPhone: Story = {
  args: { value: '826' },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
