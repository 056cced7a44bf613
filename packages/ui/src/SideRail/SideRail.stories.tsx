import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import {
  ChessIcon,
  FishIcon,
  HistoryIcon,
  LiveCasinoIcon,
  LotteryIcon,
  MailIcon,
  SlotsIcon,
  SportsIcon,
  TransferIcon,
  UserIcon,
  WalletIcon,
  WithdrawIcon,
} from '../Icon/icons.ts'
import { SideRail } from './SideRail.tsx'

const meta: Meta = { title: '导航/SideRail', component: SideRail }

export default meta
type Story = StoryObj

const kinds = [
  { id: 'sports', label: '体育', icon: SportsIcon },
  { id: 'live', label: '真人', icon: LiveCasinoIcon },
  { id: 'chess', label: '棋牌', icon: ChessIcon },
  { id: 'slots', label: '电子', icon: SlotsIcon },
  { id: 'lottery', label: '彩票', icon: LotteryIcon },
  { id: 'fish', label: '捕鱼', icon: FishIcon },
]

export const Rows: Story = {
  render: () => (
    <div style={{ inlineSize: 216 }}>
      <SideRail
        label="会员中心"
        lineWhenNarrow
        current="transfer"
        groups={[
          {
            title: '资金',
            items: [
              { id: 'deposit', label: '存款', icon: WalletIcon, href: '#deposit' },
              { id: 'transfer', label: '转账', icon: TransferIcon, href: '#transfer' },
              { id: 'withdraw', label: '取款', icon: WithdrawIcon, href: '#withdraw' },
            ],
          },
          {
            title: '账户',
            items: [
              { id: 'personal', label: '个人资料', icon: UserIcon, href: '#personal' },
              { id: 'message', label: '消息中心', icon: MailIcon, href: '#message', badge: 3 },
              { id: 'bet', label: '投注记录', icon: HistoryIcon, href: '#bet' },
            ],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '存款' })).toHaveFocus()
    await userEvent.tab()
    const here = canvas.getByRole('link', { name: '转账' })
    await expect(here).toHaveFocus()
    await expect(here).toHaveAttribute('aria-current', 'page')
  },
}

export const Tiles: Story = {
  globals: { form: 'mobile' },
  render: function Render() {
    const [current, setCurrent] = useState('slots')
    return (
      <div style={{ inlineSize: 68 }}>
        <SideRail
          label="游戏种类"
          variant="tiles"
          current={current}
          onSelect={setCurrent}
          groups={[{ items: kinds }]}
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '捕鱼' }))
    await expect(canvas.getByRole('button', { name: '捕鱼' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: '电子' })).not.toHaveAttribute('aria-current')
  },
}

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <SideRail
        label="会员中心"
        current="transfer"
        groups={[
          {
            title: '资金往来与各场馆的余额',
            items: [
              { id: 'transfer', label: '主钱包与各场馆之间转账', icon: TransferIcon, href: '#transfer' },
              { id: 'message', label: '系统公告与优惠通知', icon: MailIcon, href: '#message', badge: 128 },
            ],
          },
        ]}
      />
    </div>
  ),
}
