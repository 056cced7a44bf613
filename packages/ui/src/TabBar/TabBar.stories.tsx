import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddIcon, FindIcon, GiftIcon, HomeIcon, UserIcon } from '../Icon/icons.ts'
import { TabBar } from './TabBar.tsx'

const meta: Meta<typeof TabBar> = {
  title: '导航/TabBar',
  component: TabBar,
  args: {
    label: '主要页面',
    current: 'home',
    items: [
      { id: 'home', label: '首页', icon: HomeIcon, href: '#home' },
      { id: 'promotions', label: '优惠', icon: GiftIcon, href: '#promotions' },
      { id: 'deposit', label: '存款', icon: AddIcon, href: '#deposit', prominent: true },
      { id: 'find', label: '发现', icon: FindIcon, href: '#find' },
      { id: 'me', label: '我的', icon: UserIcon, href: '#me', badge: { count: 3, label: '3 条新消息' } },
    ],
  },
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 40 }}>
        <Story />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof TabBar>

export const Home: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['首页', '优惠', '存款', '发现', '我的 3 条新消息']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '发现' })).not.toHaveAttribute('aria-current')
  },
}
export const Elsewhere: Story = {
  args: {
    current: null,
    items: [
      { id: 'home', label: 'Home', icon: HomeIcon, href: '#home' },
      {
        id: 'promotions',
        label: 'Promotions',
        icon: GiftIcon,
        href: '#promotions',
        badge: { count: 128, label: '128 条新消息' },
      },
      { id: 'me', label: 'Account', icon: UserIcon, href: '#me' },
    ],
  },
}

export const LongText: Story = {
  args: {
    items: [
      { id: 'home', label: '首页与推荐', icon: HomeIcon, href: '#home' },
      {
        id: 'promotions',
        label: '全部优惠活动',
        icon: GiftIcon,
        href: '#promotions',
        badge: { count: 128, label: '128 条新消息' },
      },
      { id: 'deposit', label: '存款', icon: AddIcon, href: '#deposit', prominent: true },
      { id: 'find', label: '发现更多内容', icon: FindIcon, href: '#find' },
      {
        id: 'me',
        label: '我的账户资料',
        icon: UserIcon,
        href: '#me',
        badge: { count: 3, label: '3 条新消息' },
      },
    ],
  },
}
