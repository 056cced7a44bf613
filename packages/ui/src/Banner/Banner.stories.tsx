import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: '状态/Banner',
  component: Banner,
  args: { children: '这是模拟资金演示环境，不会发生任何真实支付。' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Positive: Story = { args: { tone: 'positive', children: '手机号已经更换。' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '海风电子维护中',
    children: '预计 06:00 恢复，期间余额留在场馆钱包。',
    action: <TextLink href="#transfer">去转账</TextLink>,
  },
}
export const Negative: Story = {
  args: { tone: 'negative', children: '账号或密码不正确。', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '关闭' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  globals: { form: 'mobile' },
  args: {
    tone: 'warning',
    title: '海风电子、月台真人与青瓦棋牌将于二十三日凌晨同时维护',
    children:
      '维护从 11 月 23 日 04:00 开始，预计 06:00 结束。期间余额留在场馆钱包，不能转入转出；没有结算的注单在恢复之后结算。',
    action: <TextLink href="#notice">查看维护公告的全文</TextLink>,
    onClose: fn(),
  },
}
