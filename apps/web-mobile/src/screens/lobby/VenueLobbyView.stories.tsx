import type { PlatformEntry } from '@koi/features/lobby'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { VenueLobbyView } from './VenueLobbyView.tsx'

const open: PlatformEntry = {
  venueId: 89,
  gameType: 'slots',
  name: '长灯电子',
  picture: '/pictures/venues/89.png',
  status: { state: 'open' },
  maintenanceText: null,
  gameCount: 16,
  balance: 256_040n,
}

const closed: PlatformEntry = {
  ...open,
  venueId: 90,
  name: '海风电子',
  picture: '/pictures/venues/90.png',
  status: { state: 'maintenance', until: '2026-11-21T22:00:00.000Z' },
  maintenanceText: '维护中，预计 06:00 恢复',
  balance: 0n,
}

const ready = {
  status: 'ready',
  title: '电子',
  picture: '/pictures/kinds/slots.png',
  platforms: [open, closed],
  isMember: true,
  onTransferIn: fn(),
  onBrowse: fn(),
  refreshing: false,
  onRefresh: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/场馆大厅',
  component: VenueLobbyView,
  args: { gameType: 'slots', lobby: ready, onPlay: fn() },
} satisfies Meta<typeof VenueLobbyView>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '试玩 长灯电子' }))
    await expect(args.onPlay).toHaveBeenCalledWith(open, 'demo')
    await expect(canvas.getByRole('button', { name: '试玩 海风电子' })).toBeDisabled()
  },
}

export const GuestAtSports: Story = {
  args: { gameType: 'sports', lobby: { ...ready, title: '体育', isMember: false, onBrowse: null } },
}

export const Loading: Story = { args: { lobby: { status: 'loading', title: '电子' } } }

export const Empty: Story = { args: { lobby: { status: 'empty', title: '电子', onRetry: fn() } } }

export const Failed: Story = {
  args: {
    lobby: { status: 'error', title: '电子', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
  },
}
