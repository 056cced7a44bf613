import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { List } from '../List/List.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { storyPicture } from '../testing/storyPicture.ts'
import { MatchRow } from './MatchRow.tsx'

const onFollow = fn()
const home = { name: '临江城', crest: storyPicture(10, 'crests/c01.png') }
const away = { name: '白沙联', crest: storyPicture(220, 'crests/c02.png') }

const meta = {
  title: '展示/MatchRow',
  component: MatchRow,
  args: { sides: [home, away], league: '沿海联赛', time: '今天 21:30', onPress: fn() },
  decorators: [
    (Story) => (
      <Card padding="none" style={{ maxInlineSize: 640 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof MatchRow>

export default meta
type Story = StoryObj<typeof meta>

export const Coming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '临江城 – 白沙联' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Live: Story = {
  args: {
    sides: [
      { ...home, score: 2 },
      { ...away, score: 1 },
    ],
    live: '进行中',
    time: '62′',
  },
}
export const Finished: Story = {
  args: {
    sides: [
      { ...home, score: 3, winner: true },
      { ...away, score: 1 },
    ],
    time: '已结束',
  },
}
export const WithAction: Story = {
  args: {
    end: (
      <Button size="small" onClick={onFollow}>
        关注
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关注' }))
    await expect(onFollow).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const WithoutCrests: Story = { args: { sides: [{ name: '望海竞技' }, { name: '石桥队' }] } }
export const LongText: Story = {
  args: {
    sides: [
      { name: '滨海新区工人体育协会青年足球俱乐部', score: 12 },
      { name: '北境高原职业竞技联合会代表队', score: 10, winner: true },
    ],
    league: '全国城市业余足球邀请赛总决赛第二回合',
    time: '2026-11-21 21:30',
  },
}
export const Narrow: Story = {
  globals: { form: 'mobile' },
  args: { ...Live.args, end: <Button size="small">关注</Button> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
export const InList: Story = {
  render: (args) => (
    <List>
      {(
        [
          ['今天 21:30', '临江城', '白沙联'],
          ['今天 22:00', '望海竞技', '石桥'],
          ['明天 01:00', '铁山', '新港'],
        ] as const
      ).map(([time, one, other], index) => (
        <li key={time}>
          <MatchRow
            {...args}
            time={time}
            sides={[
              { name: one, crest: storyPicture(index * 40, `crests/c0${index + 3}.png`) },
              { name: other, crest: storyPicture(index * 40 + 180, `crests/c0${index + 6}.png`) },
            ]}
          />
        </li>
      ))}
    </List>
  ),
}
export const Loading: Story = {
  render: () => (
    <div style={{ padding: 16 }} aria-busy="true">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="70%" />
    </div>
  ),
}
