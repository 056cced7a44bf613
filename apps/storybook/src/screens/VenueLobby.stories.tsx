import { favourites, gameEntries } from '@koi/features/fixtures'
import type { VenueEntry } from '@koi/features/lobby'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { VenueLobbyView as Desktop } from '../../../web-desktop/src/screens/venueLobby/VenueLobbyScreen.tsx'
import { VenueLobbyView as Mobile } from '../../../web-mobile/src/screens/venueLobby/VenueLobbyScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

type Props = ComponentProps<typeof Desktop> & ComponentProps<typeof Mobile>

const pictures = [98, 101, 201, 126]

const venuesOf = (balance: bigint | null): readonly VenueEntry[] =>
  ['星港真人', '月台真人', '琥珀真人', '雨巷真人'].map((name, index) => ({
    venueId: 101 + index,
    gameType: 'live',
    name,
    picture: `/pictures/venues/${pictures[index]}.png`,
    status: index === 1 ? { state: 'maintenance', until: null } : { state: 'open' },
    maintenanceText: index === 1 ? '维护中，预计 06:00 恢复' : null,
    gameCount: 9,
    balance,
  }))

const venues = venuesOf(1_234_567n)

const lobby = {
  status: 'ready',
  title: '真人',
  venues,
  isMember: true,
  onTransferIn: fn(),
  onBrowse: null,
  refreshing: false,
  onRefresh: fn(),
} as const

const meta: Meta<Props> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/场馆大厅',
  component: Desktop,
  args: {
    gameType: 'live',
    lobby,
    games: {
      status: 'ready',
      venues: [{ venueId: null, name: '全部场馆', gameCount: 9 }],
      venue: null,
      onVenue: fn(),
      search: '',
      onSearch: fn(),
      filter: 'all',
      onFilter: fn(),
      onClear: fn(),
      games: gameEntries,
      isMember: true,
      favourites,
      hasRecents: true,
      listFailure: null,
      refreshing: false,
      onRefresh: fn(),
    },
    view: { value: 'venues', onChange: fn() },
    play: { onGame: fn(), onPlay: fn(), launching: null },
  },
}

export default meta
type Story = StoryObj<Props>

export const Member: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '进入游戏 星港真人' }))
    await expect(args.play.onPlay).toHaveBeenCalledWith(venues[0], 'real')
    await expect(canvas.getByRole('button', { name: '进入游戏 月台真人' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '试玩星港真人' }))
    await expect(args.play.onPlay).toHaveBeenCalledWith(venues[0], 'demo')
    await expect(canvas.getByRole('button', { name: '试玩月台真人' })).toBeDisabled()
    if (globals['form'] !== 'mobile') return
    const looks = (name: string) =>
      Array.from(canvas.getByRole('article', { name }).children, (part) => getComputedStyle(part).filter)
    await expect(looks('月台真人').join(' ')).toContain('grayscale')
    await expect(looks('星港真人').join(' ')).not.toContain('grayscale')
  },
}

export const Games: Story = {
  args: { view: { value: 'games', onChange: fn() } },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '琉璃塔' }))
    await expect(args.play.onGame).toHaveBeenCalledWith(gameEntries[2])
    if (globals['form'] !== 'mobile') return
    await userEvent.click(canvas.getByRole('radio', { name: '场馆' }))
    await expect(args.view.onChange).toHaveBeenCalledWith('venues')
  },
}

export const Guest: Story = {
  args: { lobby: { ...lobby, isMember: false, venues: venuesOf(null), onTransferIn: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('登录后可见')).toHaveLength(venues.length)
    await userEvent.click(canvas.getByRole('button', { name: '转入星港真人' }))
    if (args.lobby.status === 'ready') await expect(args.lobby.onTransferIn).toHaveBeenCalledWith(101)
  },
}

export const GuestAtSports: Story = {
  args: {
    gameType: 'sports',
    lobby: { ...lobby, title: '体育', isMember: false, venues: venuesOf(null) },
  },
}

export const WithGames: Story = { args: { gameType: 'slots', lobby: { ...lobby, onBrowse: fn() } } }

export const Loading: Story = { args: { lobby: { status: 'loading', title: '真人' } } }

export const Empty: Story = { args: { lobby: { status: 'empty', title: '真人', onRetry: fn() } } }

export const Failed: Story = {
  args: {
    lobby: { status: 'error', title: '真人', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
  },
}
