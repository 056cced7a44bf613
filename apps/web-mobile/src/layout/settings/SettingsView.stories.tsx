import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { SettingsView } from './SettingsView.tsx'

const preferences = {
  theme: 'system',
  onTheme: fn(),
  locale: 'zh-CN',
  locales: [
    { locale: 'zh-CN', name: '简体中文' },
    { locale: 'en', name: 'English' },
  ],
  onLocale: fn(),
  hideAmounts: false,
  onHideAmounts: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/外观与语言',
  component: SettingsView,
  args: { preferences, open: true, onClose: fn() },
} satisfies Meta<typeof SettingsView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '深色' }))
    await expect(preferences.onTheme).toHaveBeenCalledWith('dark')
  },
}
