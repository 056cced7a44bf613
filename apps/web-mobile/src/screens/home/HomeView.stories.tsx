import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { gameEntries, memberBalance } from '@koi/features/fixtures'
import { homeEntries } from '../../testing/homeEntries.ts'
import { onPhone } from '../../testing/onPhone.tsx'
import { HomeView } from './HomeView.tsx'

const meta = {
  ...onPhone,
  title: '手机版/首页',
  component: HomeView,
  args: {
    home: homeEntries,
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
