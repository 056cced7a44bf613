import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries, memberBalance } from '@koi/features/fixtures'
import { kindEntries } from '../../testing/kindEntries.ts'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { HomeView } from './HomeView.tsx'

const meta = {
  ...onDesktop,
  title: '桌面版/首页',
  component: HomeView,
  args: {
    home: {
      status: 'ready',
      kinds: kindEntries,
      chip: 'all',
      onChip: fn(),
      games: gameEntries,
      notices: ['海风电子维护中，期间余额留在场馆钱包，暂不能转入转出'],
      refreshing: false,
      onRefresh: fn(),
    },
    session: { status: 'guest' },
    balance: { status: 'guest' },
    onGame: fn(),
  },
} satisfies Meta<typeof HomeView>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '夜市' }))
    await expect(args.onGame).toHaveBeenCalledWith(gameEntries[4])
  },
}

export const Member: Story = {
  args: { session: { status: 'member', account: 'demo', vipLevel: 3 }, balance: memberBalance },
}

export const StakeHeld: Story = {
  args: {
    session: { status: 'member', account: 'demo', vipLevel: 3 },
    balance: { ...memberBalance, central: 0n, venues: 999_900n, held: 100n, total: 1_000_000n },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('冻结金额')).toHaveTextContent('¥1.00')
  },
}

export const AmountsHidden: Story = {
  args: {
    session: { status: 'member', account: 'demo', vipLevel: 3 },
    balance: { ...memberBalance, hidden: true },
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
