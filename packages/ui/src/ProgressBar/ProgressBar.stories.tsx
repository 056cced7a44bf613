import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: '展示/ProgressBar',
  component: ProgressBar,
  args: { label: '本月存款限额已用', percent: 15, valueText: '¥3,000 / ¥20,000', tone: 'positive' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Nearly: Story = { args: { percent: 92, tone: 'warning', valueText: '¥18,400 / ¥20,000' } }
export const Level: Story = { args: { label: '升级进度', percent: 64, tone: 'gold' } }
export const Full: Story = { args: { percent: 100, tone: 'accent' } }
export const Nothing: Story = { args: { percent: 0 } }
export const OverFull: Story = { args: { percent: 130, tone: 'warning', valueText: '¥26,000 / ¥20,000' } }
