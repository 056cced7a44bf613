import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusLadder } from './StatusLadder.tsx'

const meta = {
  title: '展示/StatusLadder',
  component: StatusLadder,
  args: {
    label: '取款进度',
    steps: [
      { id: 'sent', label: '已提交', state: 'done', time: '20:36', detail: '资金已冻结，不可再用于游戏' },
      { id: 'passed', label: '审核通过', state: 'done', time: '20:38', detail: '流水要求已满足' },
      { id: 'bank', label: '银行处理中', state: 'current', time: '20:39', detail: '多数在 30 分钟内完成' },
      { id: 'arrived', label: '到账', state: 'waiting', time: '—' },
    ],
  },
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 343 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StatusLadder>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  args: { live: true },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent(/^已完成/)
    await expect(canvas.getByRole('list', { name: '取款进度' })).toHaveAttribute('aria-live', 'polite')
  },
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
export const Done: Story = {
  args: {
    steps: [
      { id: 'sent', label: '已提交', state: 'done', time: '20:36' },
      { id: 'passed', label: '审核通过', state: 'done', time: '20:38' },
      { id: 'bank', label: '银行处理完成', state: 'done', time: '20:52' },
      { id: 'arrived', label: '已到账', state: 'done', time: '20:53' },
    ],
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'sent', label: '已提交', state: 'done', time: '20:36' },
      {
        id: 'refused',
        label: '审核未通过',
        state: 'failed',
        time: '20:41',
        detail: '收款人姓名与账户姓名不一致，款项已退回主钱包。',
        action: <Button size="small">核对银行卡</Button>,
      },
    ],
  },
}
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'sent',
        label: '已提交人工复核并等待风险控制部门确认',
        state: 'current',
        time: '2026-11-21 20:36:08',
        detail:
          '本次取款与您最近一次更换银行卡的时间间隔不足二十四小时，需要人工核对身份，通常在两小时内完成。',
      },
      { id: 'arrived', label: '预计于次一工作日到账', state: 'waiting', time: '2026-11-22 12:00 前' },
    ],
  },
}
export const Loading: Story = { render: () => <Skeleton lines={6} /> }
