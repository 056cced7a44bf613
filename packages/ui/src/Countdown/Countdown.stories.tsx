import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Countdown } from './Countdown.tsx'

const noon = Date.UTC(2026, 10, 21, 4)

const meta = {
  title: '展示/Countdown',
  component: Countdown,
  args: { until: noon + 599_000, clock: { now: () => noon }, onEnd: fn() },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('09:59')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}
export const Hours: Story = { args: { until: noon + 3_729_000 } }
export const Over: Story = {
  args: { until: noon - 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00')
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}
export const Days: Story = { args: { until: noon + 9 * 86_400_000 } }
