import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Money } from '../Money/Money.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: '展示/DescriptionList',
  component: DescriptionList,
  args: { items: [] },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

const items = [
  { term: '申请金额', value: <Money fen={250_000n} /> },
  { term: '手续费', value: <Money fen={0n} /> },
  { term: '单号', value: 'W 2611 2120 3608' },
  { term: '实际到账', value: <Money fen={250_000n} />, strong: true },
]

export const Spread: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 343 }}>
      <DescriptionList items={items} />
    </Card>
  ),
}
export const Columns: Story = { render: () => <DescriptionList items={items} layout="columns" /> }
export const LongText: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 288 }}>
      <DescriptionList
        items={[
          { term: '收款银行', value: '沿海城镇居民合作储蓄与发展银行股份有限公司临江支行' },
          { term: '备注', value: 'TXk3n8vQ2ZpYb7uHcEw5mRf4sJd6aL9fQa' },
        ]}
      />
    </Card>
  ),
}
export const NarrowAmounts: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 240 }}>
      <DescriptionList
        items={[
          { term: 'Cash that stays yours, whatever you do', value: <Money fen={1_435_018n} /> },
          { term: 'Bonus in open rounds', value: <Money fen={0n} /> },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
  },
}
export const OnTouch: Story = { ...Spread, globals: { form: 'mobile' } }
