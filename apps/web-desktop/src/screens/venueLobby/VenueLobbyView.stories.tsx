import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries } from '@koi/features/fixtures'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { VenueLobbyView } from './VenueLobbyView.tsx'

const platformsOf = (held: bigint | null) =>
  ['星港真人', '月台真人', '琥珀真人', '雨巷真人'].map((name, index) => ({
    venueId: 101 + index,
    gameType: 'live' as const,
    name,
    picture: `/pictures/venues/${[98, 101, 201, 126][index]}.png`,
    status: index === 1 ? { state: 'maintenance' as const, until: null } : { state: 'open' as const },
    maintenanceText: index === 1 ? '维护中，预计 06:00 恢复' : null,
    gameCount: 9,
    balance: held,
  }))

const platforms = platformsOf(1_234_567n)

const lobby = {
  status: 'ready',
  title: '真人',
  picture: '/pictures/kinds/live.png',
  platforms,
  isMember: true,
  onTransferIn: fn(),
  onBrowse: null,
  refreshing: false,
  onRefresh: fn(),
} as const

const meta = {
  ...onDesktop,
  title: '桌面版/场馆大厅',
  component: VenueLobbyView,
  args: {
    gameType: 'live',
    lobby,
    games: {
      status: 'ready',
      platforms: [{ venueId: null, name: '全部平台', gameCount: 9 }],
      platform: null,
      onPlatform: fn(),
      search: '',
      onSearch: fn(),
      filter: 'all',
      onFilter: fn(),
      onClear: fn(),
      games: gameEntries,
      total: 9,
      hasMore: false,
      onMore: fn(),
      refreshing: false,
      onRefresh: fn(),
    },
    play: {
      game: null,
      launch: { status: 'idle', onPlay: fn() },
      onOpen: fn(),
      onClose: fn(),
      onPlay: fn(),
    },
  },
} satisfies Meta<typeof VenueLobbyView>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '进入游戏 星港真人' }))
    await expect(args.play.onPlay).toHaveBeenCalledWith(platforms[0], 'real')
    await expect(canvas.getByRole('button', { name: '进入游戏 月台真人' })).toBeDisabled()
  },
}

export const Guest: Story = {
  args: {
    lobby: {
      ...lobby,
      isMember: false,
      platforms: platformsOf(null),
    },
  },
}

export const Loading: Story = { args: { lobby: { status: 'loading', title: '真人' } } }

export const Empty: Story = { args: { lobby: { status: 'empty', title: '真人', onRetry: fn() } } }

export const Failed: Story = {
  args: {
    lobby: { status: 'error', title: '真人', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
  },
}
