import type { KindEntry } from '@koi/features/lobby'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries, memberBalance } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
import { HomeView } from './HomeView.tsx'

const kinds: readonly KindEntry[] = (
  [
    ['sports', '体育'],
    ['live', '真人'],
    ['chess', '棋牌'],
    ['slots', '电子'],
    ['lottery', '彩票'],
    ['fish', '捕鱼'],
  ] as const
).map(([gameType, name]) => ({
  gameType,
  name,
  picture: `/pictures/kinds/${gameType}.png`,
  path: '/venue/gaming',
  platformCount: 9,
  gameCount: 144,
  platforms: [],
  games: gameEntries.slice(0, 5),
}))

const meta = {
  ...onPhone,
  title: '手机版/首页',
  component: HomeView,
  args: {
    home: {
      status: 'ready',
      kinds,
      chip: 'all',
      onChip: fn(),
      games: gameEntries,
      notices: ['海风电子维护中，期间余额留在场馆钱包，暂不能转入转出'],
      refreshing: false,
      onRefresh: fn(),
    },
    session: { status: 'guest' },
    balance: { status: 'guest' },
    kind: null,
    onKind: fn(),
    onGame: fn(),
  },
} satisfies Meta<typeof HomeView>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '电子' }))
    await expect(args.onKind).toHaveBeenCalledWith('slots')
    await userEvent.click(canvas.getByRole('button', { name: '琉璃塔' }))
    await expect(args.onGame).toHaveBeenCalledWith(gameEntries[2])
  },
}

export const Member: Story = {
  args: {
    session: { status: 'member', account: 'demo', vipLevel: 3 },
    balance: memberBalance,
    kind: 'slots',
  },
}

export const BalanceUnknown: Story = {
  args: {
    session: { status: 'member', account: 'demo', vipLevel: 3 },
    balance: { ...memberBalance, status: 'error', central: null, venues: null, total: null },
  },
}

export const Loading: Story = { args: { home: { status: 'loading' } } }

export const Empty: Story = { args: { home: { status: 'empty', onRetry: fn() } } }

export const Failed: Story = {
  args: { home: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
