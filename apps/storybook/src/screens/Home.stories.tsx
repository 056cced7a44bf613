import { gameEntries, home, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { HomeView as Desktop } from '../../../web-desktop/src/screens/home/HomeScreen.tsx'
import { HomeView as Mobile } from '../../../web-mobile/src/screens/home/HomeScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

type Props = ComponentProps<typeof Desktop> & ComponentProps<typeof Mobile>

const member = {
  session: { status: 'member', account: 'demo', vipLevel: 3 },
  balance: memberBalance,
} as const

const meta: Meta<Props> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/首页',
  component: Desktop,
  args: {
    home,
    session: { status: 'guest' },
    balance: { status: 'guest' },
    kind: null,
    onKind: fn(),
    onGame: fn(),
  },
}

export default meta
type Story = StoryObj<Props>

export const Guest: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    if (globals['form'] === 'mobile') {
      await userEvent.click(canvas.getByRole('button', { name: '电子' }))
      await expect(args.onKind).toHaveBeenCalledWith('slots')
      await userEvent.click(canvas.getByRole('button', { name: '琉璃塔' }))
      await expect(args.onGame).toHaveBeenCalledWith(gameEntries[2])
    } else {
      await userEvent.click(canvas.getByRole('button', { name: '夜市' }))
      await expect(args.onGame).toHaveBeenCalledWith(gameEntries[4])
    }
  },
}

export const Member: Story = {
  args: {
    ...member,
    home: {
      ...home,
      recents: gameEntries.slice(0, 2),
      favouriteGames: gameEntries.slice(2, 3),
      popular: gameEntries.slice(3, 6),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '最近玩过' })).toHaveTextContent('九重灯火')
    await expect(canvas.getByRole('region', { name: '我的收藏' })).toHaveTextContent('琉璃塔')
  },
}

export const MemberAtSlots: Story = { args: { ...member, kind: 'slots' } }

export const WithoutBanners: Story = { args: { home: { ...home, banners: [] } } }

export const BannersOnTheirWay: Story = { args: { home: { ...home, banners: null } } }

export const StakeHeld: Story = {
  args: {
    ...member,
    balance: { ...memberBalance, central: 0n, venues: 999_900n, held: 100n, total: 1_000_000n },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('冻结金额').parentElement).toHaveTextContent('¥1.00')
    await expect(canvas.getByTestId('total-balance')).toHaveTextContent('¥10,000.00')
  },
}

export const AmountsHidden: Story = { args: { ...member, balance: { ...memberBalance, hidden: true } } }

export const BalanceUnknown: Story = {
  args: {
    ...member,
    balance: { ...memberBalance, status: 'error', central: null, venues: null, total: null },
  },
}

export const Loading: Story = { args: { home: { status: 'loading' } } }

/** What everybody sees stands, before the member's own games are there. */
export const OwnGamesOnTheirWay: Story = {
  args: { ...member, home: { status: 'loading', known: home } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(home.banners?.[0]?.title ?? '')[0]).toBeVisible()
  },
}

export const Empty: Story = { args: { home: { status: 'empty', onRetry: fn() } } }

export const Failed: Story = {
  args: { home: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
  play: async ({ canvasElement }) => {
    // What did not come is not waited for either.
    await expect(canvasElement.querySelector('[data-shape]')).toBeNull()
  },
}
