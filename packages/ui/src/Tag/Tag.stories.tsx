import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon.tsx'
import { CrownIcon } from '../Icon/icons.ts'
import { Tag } from './Tag.tsx'

const meta = { title: '展示/Tag', component: Tag, args: { children: '已结算' } } satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag>已结算</Tag>
      <Tag tone="accent">处理中</Tag>
      <Tag tone="gold" icon={<Icon icon={CrownIcon} size="small" />}>
        VIP 3
      </Tag>
      <Tag tone="positive">已到账</Tag>
      <Tag tone="negative">已拒绝</Tag>
      <Tag tone="warning">维护中</Tag>
      <Tag tone="info">未结算</Tag>
    </div>
  ),
}
export const LongText: Story = {
  args: { children: '等待人工复核并确认到账', tone: 'info' },
  decorators: [(Story) => <div style={{ inlineSize: 96 }}>{Story()}</div>],
}
