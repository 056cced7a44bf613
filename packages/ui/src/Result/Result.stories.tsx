import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Money } from '../Money/Money.tsx'
import { Result } from './Result.tsx'

const meta = {
  title: '状态/Result',
  component: Result,
  args: { tone: 'positive', title: '转账完成', description: '余额已经更新。' },
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  args: { actions: <Button variant="primary">进入游戏</Button> },
  render: (args) => (
    <Result {...args}>
      <DescriptionList
        items={[
          { term: '从', value: '主钱包' },
          { term: '到', value: '海风电子' },
          { term: '金额', value: <Money fen={100_000n} /> },
        ]}
      />
    </Result>
  ),
}
export const Refused: Story = {
  args: { tone: 'negative', title: '转账未完成', description: '主钱包余额不足，没有任何扣款。' },
}
export const Pending: Story = {
  args: { tone: 'pending', title: '结果确认中', description: '网络中断，正在向服务器核对。请不要重复提交。' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '部分完成',
    description: '29 个场馆中有 2 个暂时无法转回，稍后会自动再试。',
  },
}
export const Info: Story = {
  args: { tone: 'info', title: '资料已提交', description: '审核结果会发到消息中心。' },
}
export const OnTouch: Story = { ...Done, globals: { form: 'mobile' } }
