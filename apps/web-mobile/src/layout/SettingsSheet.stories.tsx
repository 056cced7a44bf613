import { preferences as chosen } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onMobile } from '../testing/onMobile.tsx'
import { SettingsView } from './SettingsSheet.tsx'

const preferences = { ...chosen, onTheme: fn() }

const meta = {
  ...onMobile,
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
