import { playedGame } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { GameView as Desktop } from '../../../web-desktop/src/screens/game/GameScreen.tsx'
import { GameView as Mobile } from '../../../web-mobile/src/screens/game/GameScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onLeave = fn()
// A click would hand on the window of the frame, which Storybook cannot show.
const game = { ...playedGame, onLeave: () => onLeave() }
const onReturn = fn()
const onConfirm = fn()
const onEnter = fn()
const both = inBothForms({ desktop: Desktop, mobile: Mobile })

const meta: Meta<typeof Desktop> = {
  ...both,
  parameters: { ...both.parameters, frame: 'full' },
  title: '页面/游戏',
  component: Desktop,
  args: { heading: '游戏', game },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTestId('net-position')).toHaveTextContent('¥120.60')
    onLeave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '离开游戏' }))
    await expect(onLeave).toHaveBeenCalledOnce()
  },
}

export const Demo: Story = {
  args: {
    game: {
      ...game,
      mode: 'demo',
      hud: { elapsed: '0:00:41', net: null, staked: null, rounds: null, balance: null, held: null },
    },
  },
}

export const FrameLoading: Story = { args: { game: { ...game, frameReady: false } } }

export const ConnectionLost: Story = {
  args: { game: { ...game, connection: 'lost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('连接已断开')
    await expect(canvas.getByTitle('锦鲤跃龙门 游戏窗口')).toHaveAttribute('inert')
  },
}

export const Closed: Story = { args: { game: { ...game, play: 'closed' } } }

export const LeavingAsks: Story = { args: { game: { ...game, leaving: true } } }

export const Stopped: Story = {
  args: { game: { ...game, play: 'stopped' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('这个游戏已停止')
    await expect(canvas.queryByTitle('锦鲤跃龙门 游戏窗口')).toBeNull()
  },
}

export const InterruptedRound: Story = {
  args: {
    game: {
      status: 'round',
      same: false,
      name: '锦鲤跃龙门',
      roundName: '九重灯火',
      stake: 1_000n,
      onContinue: onReturn,
      onSettle: onConfirm,
      onCancel: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    onReturn.mockClear()
    onConfirm.mockClear()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      '“九重灯火”有一局 ¥10.00 还没结束',
    )
    await userEvent.click(canvas.getByRole('button', { name: '结算并打开“锦鲤跃龙门”' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '回到“九重灯火”继续' }))
    await expect(onReturn).toHaveBeenCalledOnce()
  },
}

export const OtherGameOpen: Story = {
  args: {
    game: {
      status: 'confirm',
      same: false,
      name: '锦鲤跃龙门',
      otherName: '九重灯火',
      onReturn,
      onConfirm,
      onCancel: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    onReturn.mockClear()
    onConfirm.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '返回“九重灯火”' }))
    await expect(onReturn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '离开并打开“锦鲤跃龙门”' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

export const OpenInAnotherWindow: Story = {
  args: {
    game: {
      status: 'confirm',
      same: true,
      name: '锦鲤跃龙门',
      otherName: '锦鲤跃龙门',
      onReturn: fn(),
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
}

export const MoneyGoesAlong: Story = {
  args: {
    game: {
      status: 'bring',
      venueName: '长灯电子',
      available: 1_000_000n,
      max: 100_000_000n,
      onEnter,
      onCancel: fn(),
    },
  },
  play: async ({ userEvent }) => {
    onEnter.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: '带入 ¥10,000.00 进入' }))
    await expect(onEnter).toHaveBeenLastCalledWith(1_000_000n)
    const amount = screen.getByLabelText('带入金额')
    await userEvent.clear(amount)
    await userEvent.type(amount, '250')
    await userEvent.click(screen.getByRole('button', { name: '带入 ¥250.00 进入' }))
    await expect(onEnter).toHaveBeenLastCalledWith(25_000n)
    await userEvent.click(screen.getByRole('button', { name: '不带钱进入' }))
    await expect(onEnter).toHaveBeenLastCalledWith(0n)
  },
}

export const Opening: Story = { args: { game: { status: 'loading' } } }

export const NoGame: Story = { args: { game: { status: 'empty', lobbyPath: '/game/egame' } } }

export const Failed: Story = {
  args: {
    game: { status: 'error', message: '场馆维护中，预计 06:00 恢复', onRetry: fn(), onBack: fn() },
  },
}
