import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { storyPicture } from '../testing/storyPicture.ts'
import { PromoCard } from './PromoCard.tsx'

const noon = Date.UTC(2026, 10, 21, 4)
const onJoin = fn()

const meta = {
  title: '展示/PromoCard',
  component: PromoCard,
  args: {
    title: '每周返水，周一到账',
    summary: '按上周有效投注自动计算，无需申请。',
    picture: storyPicture(28, 'banners/koi-waves-desktop.png'),
    period: '11 月 1 日 – 11 月 30 日',
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '每周返水，周一到账' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const WithAction: Story = {
  args: {
    title: '首存加赠 ¥288',
    summary: '加赠金额计入奖金钱包，需完成 8 倍流水。',
    marks: <Tag tone="gold">新会员</Tag>,
    period: (
      <>
        剩余 <Countdown until={noon + 34_729_000} clock={{ now: () => noon }} />
      </>
    ),
    action: (
      <Button size="small" onClick={onJoin}>
        参加
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '参加' }))
    await expect(onJoin).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: '首存加赠 ¥288' })).toHaveFocus()
  },
}

export const OnTouch: Story = { ...WithAction, globals: { form: 'mobile' }, play: async () => {} }
export const Joined: Story = { args: { marks: <Tag tone="positive">已参加</Tag> } }
export const Ended: Story = { args: { ended: true, marks: <Tag>已结束</Tag>, period: '11 月 15 日结束' } }
export const Row: Story = { args: { layout: 'row', period: '剩余 9 天' } }
export const RowWithMarks: Story = {
  args: { layout: 'row', period: '剩余 9 天', summary: undefined, marks: <Tag tone="info">即将结束</Tag> },
}
export const LongText: Story = {
  args: {
    title: '中秋满月之夜首次存款加赠与幸运转盘双重礼遇活动（含补签机会与生日礼金）',
    summary:
      '活动期间内每位会员限参加一次，加赠金额按存款通道分别计算，未完成流水前不可提取，详情请阅读完整规则。',
    period: '2026 年 11 月 1 日 00:00 – 2026 年 12 月 31 日 23:59（GMT+8）',
    action: <Button size="small">查看规则</Button>,
  },
}
export const BrokenPicture: Story = { args: { picture: 'data:image/png;base64,broken' } }
export const Loading: Story = {
  render: () => (
    <div aria-busy="true">
      <Skeleton shape="box" ratio="16 / 9" />
      <Skeleton width="60%" />
      <Skeleton lines={2} />
    </div>
  ),
}
export const InGrid: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1040px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid min="15rem">
      {[
        ['每日签到，连签七天多一份', 'moon-scroll'],
        ['电子返水 每周一到账', 'harbour-night'],
        ['好礼兑换 秋季新品', 'koi-waves'],
      ].map(([title = '', banner = ''], index) => (
        <li key={title}>
          <PromoCard
            {...args}
            title={title}
            picture={storyPicture(index * 70 + 20, `banners/${banner}-desktop.png`)}
            action={<Button size="small">查看</Button>}
          />
        </li>
      ))}
    </Grid>
  ),
}
