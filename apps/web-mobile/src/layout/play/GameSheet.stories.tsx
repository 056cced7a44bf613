import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { gameEntries } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
import { GameSheet } from './GameSheet.tsx'

const meta = {
  ...onPhone,
  title: '手机版/游戏介绍',
  component: GameSheet,
  args: { game: gameEntries[0] ?? null, launching: null, onPlay: fn(), onClose: fn() },
} satisfies Meta<typeof GameSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const sheet = within(canvasElement)
    await userEvent.click(await sheet.findByRole('button', { name: '开始游戏' }))
    await expect(args.onPlay).toHaveBeenCalledWith(gameEntries[0], 'real')
  },
}

export const Launching: Story = { args: { launching: 'real' } }

export const UnderMaintenance: Story = { args: { game: gameEntries[5] ?? null } }
