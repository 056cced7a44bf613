import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const meta = {
  title: '填写/PasswordInput',
  component: PasswordInput,
  args: { value: 'lotus-pond-9', onValueChange: fn(), autoComplete: 'new-password' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="登录密码">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('登录密码')
    await expect(input).toHaveAttribute('type', 'password')
    input.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '显示' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
}
export const Weak: Story = { args: { value: '123456', strength: { score: 1, label: '弱：太常见' } } }
export const Fair: Story = { args: { strength: { score: 2, label: '一般' } } }
export const Strong: Story = { args: { strength: { score: 4, label: '强' } } }
export const VeryWeak: Story = { args: { value: '1', strength: { score: 0, label: '太短' } } }
export const Good: Story = { args: { strength: { score: 3, label: '较强' } } }
export const Empty: Story = { args: { value: '', placeholder: '8 到 20 位' } }
export const Invalid: Story = {
  args: { autoComplete: 'current-password' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="登录密码" error="账号或密码不正确。">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
}
export const Disabled: Story = { args: { disabled: true } }
export const OnPhone: Story = {
  args: { strength: { score: 4, label: '强' } },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
