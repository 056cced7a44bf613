import type { Meta, StoryObj } from '@storybook/react-vite'
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
