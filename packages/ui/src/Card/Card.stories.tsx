import type { Meta, StoryObj } from '@storybook/react-vite'
import { List } from '../List/List.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { Money } from '../Money/Money.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: '展示/Card',
  component: Card,
  args: {
    title: '参与优惠',
    action: <TextLink href="#change">更换</TextLink>,
    children: (
      <>
        首存加赠 <Money fen={28_800n} />
        ，需完成 8 倍流水。
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Raised: Story = {}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Large: Story = { args: { padding: 'large' } }
export const Plain: Story = { args: { tone: 'plain', action: undefined } }
export const WithoutTitle: Story = { args: { title: undefined, action: undefined } }
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    title: '最近记录',
    children: (
      <List>
        <ListItem title="海风电子" end="¥288.00" />
        <ListItem title="月台真人" end="¥0.00" />
      </List>
    ),
  },
}
export const LongText: Story = {
  args: { title: '中秋满月之夜首次存款加赠与幸运转盘双重礼遇活动规则说明', children: '满月'.repeat(60) },
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
