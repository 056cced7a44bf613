import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
import { EgameView } from './EgameView.tsx'

const ready = {
  status: 'ready',
  platforms: [
    { venueId: null, name: '全部平台', gameCount: 144 },
    { venueId: 89, name: '长灯电子', gameCount: 16 },
    { venueId: 90, name: '海风电子', gameCount: 16 },
    { venueId: 91, name: '琉璃电子', gameCount: 16 },
  ],
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
} as const

const meta = {
  ...onPhone,
  title: '手机版/电子大厅',
  component: EgameView,
  args: { lobby: ready, onGame: fn() },
} satisfies Meta<typeof EgameView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '海风电子' }))
    await expect(ready.onPlatform).toHaveBeenCalledWith(90)
    await userEvent.click(canvas.getByRole('radio', { name: '新上架' }))
    await expect(ready.onFilter).toHaveBeenCalledWith('new')
  },
}

export const NothingFound: Story = {
  args: { lobby: { ...ready, status: 'empty', search: 'zzz', games: [], total: 0 } },
}

export const Loading: Story = { args: { lobby: { status: 'loading' } } }

export const Failed: Story = {
  args: { lobby: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
