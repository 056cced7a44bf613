import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../testing/onPhone.tsx'
import { GameContainerView } from './GameContainerView.tsx'

const ready = {
  status: 'ready',
  gameName: '锦鲤跃龙门',
  venueName: '长灯电子',
  gameType: 'slots',
  mode: 'real',
  frame: { src: 'about:blank', title: '锦鲤跃龙门 游戏窗口', sandbox: '', allow: '', ref: () => {} },
  frameReady: true,
  hud: { elapsed: '0:12:07', net: -123_450n, staked: 200_000n, rounds: 100, balance: 1_000_000n },
  connection: 'ok',
  play: 'open',
  leaving: 'no',
  onLeave: fn(),
  onConfirmLeave: fn(),
  onStay: fn(),
  onTransfer: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/游戏',
  component: GameContainerView,
  args: { game: ready },
} satisfies Meta<typeof GameContainerView>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('net-position')).toHaveTextContent('¥1,234.50')
    await userEvent.click(canvas.getByRole('button', { name: '离开游戏' }))
    await expect(ready.onLeave).toHaveBeenCalledOnce()
  },
}

export const Demo: Story = {
  args: { game: { ...ready, mode: 'demo', hud: { ...ready.hud, net: null, balance: null } } },
}

export const ConnectionLost: Story = { args: { game: { ...ready, connection: 'lost' } } }

export const Opening: Story = { args: { game: { ...ready, frameReady: false } } }

export const Closed: Story = { args: { game: { ...ready, play: 'closed' } } }

export const RoundStillOpen: Story = { args: { game: { ...ready, leaving: 'asking' } } }

export const OtherGameOpen: Story = {
  args: { game: { status: 'confirm', otherName: '九重灯火', onConfirm: fn(), onCancel: fn() } },
}

export const Loading: Story = { args: { game: { status: 'loading' } } }

export const NoGame: Story = { args: { game: { status: 'empty', lobbyPath: '/game/egame' } } }

export const Failed: Story = {
  args: {
    game: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn(), onBack: fn() },
  },
}
