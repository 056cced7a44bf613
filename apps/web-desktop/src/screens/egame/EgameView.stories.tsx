import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries } from '@koi/features/fixtures'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { EgameView } from './EgameView.tsx'

const lobby = {
  status: 'ready',
  platforms: [
    { venueId: null, name: '全部平台', gameCount: 144 },
    { venueId: 89, name: '长灯电子', gameCount: 16 },
    { venueId: 90, name: '琉璃电子', gameCount: 16 },
  ],
  platform: null,
  onPlatform: fn(),
  search: '',
  onSearch: fn(),
  filter: 'all',
  onFilter: fn(),
  onClear: fn(),
  games: gameEntries,
  total: 144,
  hasMore: false,
  onMore: fn(),
  refreshing: false,
  onRefresh: fn(),
} as const

const meta = {
  ...onDesktop,
  title: '桌面版/电子游戏',
  component: EgameView,
  args: { lobby, onGame: fn() },
} satisfies Meta<typeof EgameView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '琉璃电子' }))
    await expect(lobby.onPlatform).toHaveBeenCalledWith(90)
    await userEvent.click(canvas.getByRole('button', { name: '锦鲤跃龙门' }))
    await expect(args.onGame).toHaveBeenCalledWith(gameEntries[0])
  },
}

export const NothingFits: Story = {
  args: { lobby: { ...lobby, status: 'empty', search: 'zzzz', games: [], total: 0 } },
}

export const Loading: Story = { args: { lobby: { status: 'loading' } } }

export const Failed: Story = {
  args: { lobby: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
