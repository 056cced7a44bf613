import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Field } from '../Field/Field.tsx'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Form } from './Form.tsx'

const meta = {
  title: '填写/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    'aria-label': '登录',
    actions: (
      <Button variant="primary" size="large" block type="submit">
        登录
      </Button>
    ),
    children: (
      <>
        <Field label="账号或手机号">
          <TextInput value="koi2026" onValueChange={fn()} autoComplete="username" size="large" />
        </Field>
        <Field label="登录密码" end={<TextLink href="#forgot">忘记密码</TextLink>}>
          <PasswordInput
            value="lotus-pond-9"
            onValueChange={fn()}
            autoComplete="current-password"
            size="large"
          />
        </Field>
        <Checkbox checked onCheckedChange={fn()}>
          记住账号
        </Checkbox>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('账号或手机号'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = { args: { error: '账号或密码不正确，再试 4 次后将锁定 30 分钟。' } }
export const StickyActions: Story = {
  args: { stickyActions: true },
  globals: { form: 'mobile' },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--page-gutter)' }}>
        <Story />
      </div>
    ),
  ],
}
