import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { field, phoneAndCode } from '@koi/features/fixtures'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { LoginView } from './LoginView.tsx'

const login = {
  status: 'ready',
  mode: 'password',
  onMode: fn(),
  account: field('demo'),
  password: field('koi-demo-2026'),
  remember: true,
  onRemember: fn(),
  ...phoneAndCode,
  message: null,
  canSubmit: true,
  onSubmit: fn(),
} as const

const meta = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, frame: 'auth' },
  title: '桌面版/登录',
  component: LoginView,
  args: { login, expiry: { status: 'none' } },
} satisfies Meta<typeof LoginView>

export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '账号' }), '{Enter}')
    await expect(args.login.onSubmit).toHaveBeenCalledOnce()
  },
}

export const TextMessage: Story = { args: { login: { ...login, mode: 'sms' } } }

export const Refused: Story = {
  args: { login: { ...login, account: field('demo'), message: '账号或密码不正确' } },
}

export const Submitting: Story = { args: { login: { ...login, status: 'submitting' } } }

export const SessionExpired: Story = {
  args: { expiry: { status: 'shown', text: '登录已失效，请重新登录', onDismiss: fn() } },
}
