import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { SmsCodeInput } from './SmsCodeInput.tsx'

const noon = Date.UTC(2026, 10, 21, 4)

const meta = {
  title: '填写/SmsCodeInput',
  component: SmsCodeInput,
  args: { value: '', onValueChange: fn(), onSend: fn(), clock: { now: () => noon } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="验证码">
        <SmsCodeInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof SmsCodeInput>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('验证码')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const NumberIncomplete: Story = { args: { canSend: false } }
export const Sending: Story = { args: { sending: true } }
export const Waiting: Story = {
  args: { retryAt: noon + 42_000, value: '8264' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '42 秒后重发' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Filled: Story = { args: { value: '826471', retryAt: noon + 9_000 } }

export const Invalid: Story = {
  args: { value: '826471' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="验证码" error="验证码不正确，还可以再试 4 次。">
        <SmsCodeInput {...args} />
      </Field>
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const OnPhone: Story = {
  args: { retryAt: noon + 60_000, value: '82' },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
