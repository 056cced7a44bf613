import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { playedGame } from '../../testing/playedGame.ts'
import { GameView } from './GameView.tsx'

const meta = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, frame: 'full' },
  title: '桌面版/游戏窗口',
  component: GameView,
  args: { heading: '游戏', game: playedGame },
} satisfies Meta<typeof GameView>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}

export const Demo: Story = {
  args: {
    game: {
      ...playedGame,
      mode: 'demo',
      hud: { elapsed: '0:00:41', net: null, staked: null, rounds: null, balance: null },
    },
  },
}

export const FrameLoading: Story = { args: { game: { ...playedGame, frameReady: false } } }

export const ConnectionLost: Story = {
  args: { game: { ...playedGame, connection: 'lost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('连接已断开')
  },
}

export const Closed: Story = { args: { game: { ...playedGame, play: 'closed' } } }

export const LeavingAsks: Story = { args: { game: { ...playedGame, leaving: 'asking' } } }

export const Opening: Story = { args: { game: { status: 'loading' } } }

export const NoGame: Story = { args: { game: { status: 'empty', lobbyPath: '/game/egame' } } }

export const Failed: Story = {
  args: {
    game: { status: 'error', message: '场馆维护中，预计 06:00 恢复', onRetry: fn(), onBack: fn() },
  },
}
