import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ProgressRing } from './ProgressRing.tsx'

const meta = {
  title: '展示/ProgressRing',
  component: ProgressRing,
  args: { label: '升级进度', percent: 64, tone: 'gold', children: '64%' },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '升级进度' })).toHaveAttribute('value', '64')
  },
}
export const Nothing: Story = { args: { percent: 0, children: '0%' } }
export const Full: Story = {
  args: { percent: 100, tone: 'positive', children: '7 / 7', valueText: '已签到 7 天，共 7 天' },
}
export const Nearly: Story = { args: { percent: 96, tone: 'warning', children: '96%' } }
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 }}>
      <ProgressRing {...args} size="small" tone="accent" label="小">
        {null}
      </ProgressRing>
      <ProgressRing {...args} size="medium" tone="accent" label="中" />
      <ProgressRing {...args} size="large" tone="accent" label="大" />
    </div>
  ),
}
export const Advancing: Story = {
  render: function Render(args) {
    const [percent, setPercent] = useState(20)
    return (
      <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
        <ProgressRing {...args} tone="accent" size="large" percent={percent}>
          {percent}%
        </ProgressRing>
        <Button onClick={() => setPercent((percent + 20) % 120)}>前进</Button>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '前进' }))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '40')
  },
}
