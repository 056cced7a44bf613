import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { gameEntries } from '@koi/features/fixtures'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { GameDetails } from './GameDetails.tsx'

const [game, , , , , closed] = gameEntries
if (!game || !closed) throw new Error('The fixture has six games.')

const meta = {
  ...onDesktop,
  title: '桌面版/游戏详情',
  component: GameDetails,
  args: { game, launch: { status: 'idle', onPlay: fn() }, onClose: fn() },
} satisfies Meta<typeof GameDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '开始游戏' }))
    await expect(args.launch.onPlay).toHaveBeenCalledWith(game, 'real')
  },
}

export const Launching: Story = {
  args: { launch: { status: 'launching', target: game, mode: 'real', onPlay: fn() } },
}

export const Maintenance: Story = { args: { game: closed } }
