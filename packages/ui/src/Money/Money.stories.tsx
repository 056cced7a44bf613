import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './Money.tsx'

// A bigint cannot be sent to the controls panel.
const meta = {
  title: '展示/Money',
  component: Money,
  args: { fen: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Money fen={1_000_000n} />
      <Money fen={1_000_000n} size="medium" />
      <Money fen={1_000_000n} size="large" />
      <Money fen={1_000_000n} size="hero" />
    </div>
  ),
}
export const Signed: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end', inlineSize: 200 }}>
      <Money fen={28_800n} signed />
      <Money fen={-1_234_567n} signed />
      <Money fen={0n} signed />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+¥288.00')).toHaveAttribute('data-tone', 'positive')
    await expect(canvas.getByText('-¥12,345.67')).toHaveAttribute('data-tone', 'negative')
    await expect(canvas.getByText('¥0.00')).not.toHaveAttribute('data-tone')
  },
}
export const Unknown: Story = { render: () => <Money fen={null} size="large" /> }
export const Hidden: Story = { render: () => <Money fen={1_000_000n} hidden size="large" /> }
