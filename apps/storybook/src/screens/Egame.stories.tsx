import { favourites, gameEntries } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EgameView as Desktop } from '../../../web-desktop/src/screens/egame/EgameScreen.tsx'
import { EgameView as Mobile } from '../../../web-mobile/src/screens/egame/EgameScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const lobby = {
  status: 'ready',
  venues: [
    { venueId: null, name: '全部场馆', gameCount: 144 },
    { venueId: 89, name: '长灯电子', gameCount: 16 },
    { venueId: 90, name: '海风电子', gameCount: 16 },
    { venueId: 91, name: '琉璃电子', gameCount: 16 },
  ],
  venue: null,
  onVenue: fn(),
  search: '',
  onSearch: fn(),
  filter: 'all',
  onFilter: fn(),
  onClear: fn(),
  games: gameEntries,
  isMember: true,
  favourites: { ...favourites, onToggle: fn() },
  hasRecents: true,
  listFailure: null,
  refreshing: false,
  onRefresh: fn(),
} as const

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/电子游戏',
  component: Desktop,
  args: { lobby, onGame: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const role = globals['form'] === 'mobile' ? 'tab' : 'button'
    await userEvent.click(canvas.getByRole(role, { name: '海风电子' }))
    await expect(lobby.onVenue).toHaveBeenCalledWith(90)
    await userEvent.click(canvas.getByRole('radio', { name: '新上架' }))
    await expect(lobby.onFilter).toHaveBeenCalledWith('new')
    await userEvent.click(canvas.getByRole('button', { name: '收藏九重灯火', pressed: false }))
    await expect(lobby.favourites.onToggle).toHaveBeenCalledWith(gameEntries[1])
    await userEvent.click(canvas.getByRole('button', { name: '锦鲤跃龙门' }))
    await expect(args.onGame).toHaveBeenCalledWith(gameEntries[0])
  },
}

export const NothingFound: Story = {
  args: { lobby: { ...lobby, search: 'zzzz', games: [] } },
}

export const NoFavourites: Story = {
  args: { lobby: { ...lobby, filter: 'favourite', favourites: { ...favourites, games: [] }, games: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有收藏的游戏')).toBeVisible()
  },
}

export const NothingPlayed: Story = {
  args: { lobby: { ...lobby, filter: 'recent', hasRecents: false, games: [] } },
}

const thousands = Array.from({ length: 5_000 }, (_, index) => {
  const game = gameEntries[index % gameEntries.length]
  if (!game) throw new Error('there are fixtures')
  return { ...game, key: `89:${index}`, gameId: `g${index}` }
})

/** Of 5,000 titles only those in sight are in the page. */
export const Thousands: Story = {
  args: { lobby: { ...lobby, games: thousands } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('article').length).toBeGreaterThan(5)
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(120)
  },
}

export const Guest: Story = { args: { lobby: { ...lobby, isMember: false } } }

export const Loading: Story = { args: { lobby: { status: 'loading' } } }

export const Failed: Story = {
  args: { lobby: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
