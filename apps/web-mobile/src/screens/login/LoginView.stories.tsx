import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { field, phoneAndCode } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
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
  ...onPhone,
  title: '手机版/登录',
  component: LoginView,
  args: { login, expiry: { status: 'none' }, search: '' },
} satisfies Meta<typeof LoginView>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(login.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Untouched: Story = {
  args: { login: { ...login, account: field(), password: field(), canSubmit: false } },
}

export const Refused: Story = { args: { login: { ...login, message: '账号或密码不正确' } } }

export const ByTextMessage: Story = {
  args: {
    login: {
      ...login,
      mode: 'sms',
      code: { ...phoneAndCode.code, outboxUrl: 'http://127.0.0.1:4175/outbox' },
    },
  },
}

export const AfterExpiry: Story = {
  args: { expiry: { status: 'shown', text: '登录已失效，请重新登录', onDismiss: fn() } },
}

export const Submitting: Story = { args: { login: { ...login, status: 'submitting', canSubmit: false } } }
