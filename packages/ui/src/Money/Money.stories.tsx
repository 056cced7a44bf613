import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
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

export const Plain: Story = { render: () => <Money fen={1_000_000n} plain size="medium" /> }
export const Large: Story = { render: () => <Money fen={9_876_543_210n} size="hero" /> }

const deposit = (fen: bigint) => fen + 28_800n
const bet = (fen: bigint) => fen - 12_050n

function Balance() {
  const [fen, setFen] = useState(991_250n)
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Money fen={fen} size="hero" animated />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => setFen(deposit)}>存入 288.00</Button>
        <Button onClick={() => setFen(bet)}>转出 120.50</Button>
      </div>
    </div>
  )
}

export const Animated: Story = {
  render: () => <Balance />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '存入 288.00' }))
    await expect(canvas.getByText('¥10,200.50')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('¥10,200.50')).toHaveAttribute('data-size', 'hero'))
    await userEvent.click(canvas.getByRole('button', { name: '转出 120.50' }))
    await waitFor(() => expect(canvas.getByText('¥10,080.00')).toHaveAttribute('data-size', 'hero'))
  },
}
