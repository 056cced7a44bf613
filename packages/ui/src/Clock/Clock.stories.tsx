import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Clock } from './Clock.tsx'

const meta = {
  title: '展示/Clock',
  component: Clock,
  args: { label: '服务器时间', zone: () => 'GMT+8', clock: { now: () => Date.UTC(2026, 10, 21, 12, 41, 2) } },
} satisfies Meta<typeof Clock>

export default meta
type Story = StoryObj<typeof meta>

export const AheadOfDevice: Story = {
  args: { offsetMs: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: '服务器时间' })).toHaveTextContent(
      '2026-11-21 20:41:07 GMT+8',
    )
  },
}
export const TimeOnly: Story = { args: { timeOnly: true } }
