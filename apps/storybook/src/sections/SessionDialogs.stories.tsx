import { LostSessionView } from '@koi/features/auth'
import { field, phoneAndCode } from '@koi/features/fixtures'
import { IdleDialog, LogoutDialog } from '@koi/features/session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

const login = {
  status: 'ready',
  mode: 'password',
  onMode: fn(),
  account: field('demo'),
  password: field(),
  remember: true,
  onRemember: fn(),
  ...phoneAndCode,
  message: null,
  canSubmit: false,
  onSubmit: fn(),
} as const

const logout = {
  status: 'asked',
  others: true,
  onLogout: fn(),
  onThisTab: fn(),
  onAll: fn(),
  onCancel: fn(),
} as const

const meta: Meta = {
  title: '通用/登录状态',
  parameters: { layout: 'fullscreen' },
  globals: { form: 'desktop', viewport: { value: 'desktop' } },
}

export default meta
type Story = StoryObj

const onPhone = { globals: { form: 'mobile', viewport: { value: 'phone' } } } as const

export const SessionLost: Story = {
  render: () => <LostSessionView login={login} onLeave={fn()} />,
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByLabelText('密码')).toHaveFocus()
  },
}

export const SessionLostOnPhone: Story = { ...SessionLost, ...onPhone }

export const SessionLostAndRefused: Story = {
  render: () => (
    <LostSessionView
      login={{ ...login, account: field(), message: '账号或密码不正确，还可以再试 3 次' }}
      onLeave={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: '账号' })).toHaveFocus()
  },
}

export const LogoutWithOtherTabs: Story = { render: () => <LogoutDialog logout={logout} /> }

export const LogoutWithOtherTabsOnPhone: Story = { ...LogoutWithOtherTabs, ...onPhone }

export const IdleWarned: Story = {
  render: () => <IdleDialog idle={{ status: 'warned', secondsLeft: 42, onStay: fn(), onLogout: fn() }} />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('42')
  },
}

export const IdleWarnedOnPhone: Story = { ...IdleWarned, ...onPhone }
