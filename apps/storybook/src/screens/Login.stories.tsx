import { field, phoneAndCode } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { LoginView as Desktop } from '../../../web-desktop/src/screens/login/LoginScreen.tsx'
import { LoginView as Mobile } from '../../../web-mobile/src/screens/login/LoginScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onSubmit = fn()
const onMode = fn()
const login = {
  status: 'ready',
  mode: 'password',
  onMode,
  account: field('demo'),
  password: field('koi-demo-2026'),
  remember: true,
  onRemember: fn(),
  ...phoneAndCode,
  message: null,
  canSubmit: true,
  onSubmit,
} as const

const both = inBothForms({ desktop: Desktop, mobile: Mobile })

const meta: Meta<typeof Desktop> = {
  ...both,
  parameters: { ...both.parameters, frame: 'auth' },
  title: '页面/登录',
  component: Desktop,
  args: { login, expiry: { status: 'none' }, search: '' },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Password: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
    // The tests' keyboard does not know the button of a phone, which stands outside of the form.
    if (globals['form'] === 'mobile') return
    await userEvent.type(canvas.getByRole('textbox', { name: '账号' }), '{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const PasswordForgotten: Story = {
  play: async ({ canvas, userEvent }) => {
    onMode.mockClear()
    const help = within(canvas.getByRole('navigation', { name: '无法登录？' }))
    await expect(help.getByRole('link', { name: '找回密码' })).toHaveAttribute('href', '/forgetPassword')
    await userEvent.click(help.getByRole('button', { name: '改用短信验证码' }))
    await expect(onMode).toHaveBeenCalledWith('sms')
  },
}

export const Untouched: Story = {
  args: { login: { ...login, account: field(), password: field(), canSubmit: false } },
}

export const TextMessage: Story = {
  args: {
    login: {
      ...login,
      mode: 'sms',
      code: { ...phoneAndCode.code, outboxUrl: 'http://127.0.0.1:4175/outbox' },
    },
  },
}

export const Refused: Story = { args: { login: { ...login, message: '账号或密码不正确，还可以再试 3 次' } } }

export const Submitting: Story = {
  args: { login: { ...login, status: 'submitting', canSubmit: false } },
}

export const SessionExpired: Story = {
  args: { expiry: { status: 'shown', text: '登录已失效，请重新登录', onDismiss: fn() } },
}
