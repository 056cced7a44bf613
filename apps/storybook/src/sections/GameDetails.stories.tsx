import { favourites, gameEntries } from '@koi/features/fixtures'
import { GameDetails } from '@koi/features/game'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

const meta: Meta<typeof GameDetails> = {
  title: '通用/游戏介绍',
  component: GameDetails,
  parameters: { layout: 'fullscreen' },
  globals: { form: 'desktop', viewport: { value: 'desktop' } },
  args: {
    game: gameEntries[0] ?? null,
    launching: null,
    favourites: { ...favourites, onToggle: fn() },
    onPlay: fn(),
    onClose: fn(),
  },
}

export default meta
type Story = StoryObj<typeof GameDetails>

const onPhone = { globals: { form: 'mobile', viewport: { value: 'phone' } } }

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '收藏锦鲤跃龙门', pressed: true }))
    await expect(args.favourites.onToggle).toHaveBeenCalledWith(gameEntries[0])
    await userEvent.click(await screen.findByRole('button', { name: '开始游戏' }))
    await expect(args.onPlay).toHaveBeenCalledWith(gameEntries[0], 'real')
  },
}

export const OpenOnPhone: Story = { ...Open, ...onPhone }

export const Launching: Story = { args: { launching: 'real' } }

export const LaunchingOnPhone: Story = { ...Launching, ...onPhone }

export const UnderMaintenance: Story = { args: { game: gameEntries[5] ?? null } }

export const UnderMaintenanceOnPhone: Story = { ...UnderMaintenance, ...onPhone }
