import { download, installWays } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DownloadView as Desktop } from '../../../web-desktop/src/screens/download/DownloadScreen.tsx'
import { DownloadView as Mobile } from '../../../web-mobile/src/screens/download/DownloadScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onInstall = fn()
const onPlatform = fn()
const ways = { ...installWays, onInstall, onPlatform }
const args = { ...download, ways }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/下载应用',
  component: Desktop,
  args: { download: args },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('选“添加到主屏幕”。')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Android' }))
    await expect(onPlatform).toHaveBeenCalledWith('android')
  },
}

export const Offered: Story = {
  args: { download: { ...args, ways: { ...ways, install: 'offered', platform: 'desktop' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '安装' }))
    await expect(onInstall).toHaveBeenCalled()
  },
}

export const Installed: Story = { args: { download: { ...args, ways: { ...ways, install: 'installed' } } } }

/** A sandbox on one's own machine. */
export const LocalAddress: Story = {
  args: { download: { ...args, mobile: { status: 'ready', href: 'http://127.0.0.1:4174/', local: true } } },
}

export const AddressLoading: Story = { args: { download: { ...args, mobile: { status: 'loading' } } } }

export const AddressUnknown: Story = { args: { download: { ...args, mobile: { status: 'error' } } } }

/** As the server draws it. */
export const DeviceUnknown: Story = { args: { download: { ...args, ways: null } } }
