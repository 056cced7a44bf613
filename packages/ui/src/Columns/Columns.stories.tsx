import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Columns } from './Columns.tsx'

const meta = {
  title: '展示/Columns',
  component: Columns,
  args: {
    children: <Card title="转账">从主钱包转到场馆。</Card>,
    aside: (
      <>
        <Card title="场馆余额">¥1,200.00</Card>
        <Card title="注意">转账即时到账。</Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WiderAside: Story = { args: { wider: 'aside' } }
export const Equal: Story = { args: { wider: 'neither' } }

export const OnTouch: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: { first: 'aside' },
  play: async ({ canvas }) => {
    const [main, aside] = [canvas.getByText('转账'), canvas.getByText('场馆余额')]
    await expect(aside.getBoundingClientRect().top).toBeLessThan(main.getBoundingClientRect().top)
  },
}
