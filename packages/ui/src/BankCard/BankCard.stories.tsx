import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Empty } from '../Empty/Empty.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { AddIcon, BankCardIcon, MoreIcon } from '../Icon/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { BankCard } from './BankCard.tsx'

const onMore = fn()

const meta = {
  title: '展示/BankCard',
  component: BankCard,
  args: {
    group: 0,
    name: '临江银行',
    kind: '储蓄卡',
    number: '**** **** **** 4417',
    numberLabel: '尾号 4417',
    holder: '*明远',
    mark: '默认',
    action: (
      <IconButton icon={MoreIcon} label="管理临江银行卡" variant="inverse" size="small" onClick={onMore} />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BankCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '临江银行' })).toBeVisible()
    await expect(canvas.getByText('尾号 4417')).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onMore).toHaveBeenCalledOnce()
  },
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
export const LongText: Story = {
  args: {
    name: '沿海城镇居民合作储蓄与发展银行股份有限公司',
    kind: '联名信用卡，境内外通用',
    holder: '欧阳*********',
  },
}
export const Unavailable: Story = { args: { unavailable: '审核中', mark: undefined } }
export const WithoutAction: Story = { args: { action: undefined, mark: undefined } }
export const Coin: Story = {
  args: {
    group: -1,
    name: 'USDT · TRC20',
    monogram: 'T',
    kind: '数字货币地址',
    number: 'TXk3 **** **** 9fQa',
    holder: '',
  },
}
export const Families: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(720px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid min="17rem">
      {(
        [
          [0, '临江银行'],
          [1, '北港银行'],
          [2, '青原银行'],
          [3, '紫云银行'],
          [-1, '其他银行'],
        ] as const
      ).map(([group, name]) => (
        <li key={group}>
          <BankCard
            {...args}
            group={group}
            name={name}
            action={undefined}
            mark={group === 0 ? '默认' : undefined}
          />
        </li>
      ))}
    </Grid>
  ),
}
export const Loading: Story = { render: () => <Skeleton shape="box" height="10.5rem" /> }
export const NoneYet: Story = {
  render: () => (
    <Empty
      icon={BankCardIcon}
      title="还没有绑定银行卡"
      description="绑定本人名下的储蓄卡后，就可以存款和取款。"
      action={<Button icon={<Icon icon={AddIcon} size="small" />}>添加银行卡</Button>}
    />
  ),
}
