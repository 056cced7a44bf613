import { signIn } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { SignInView as Desktop } from '../../../web-desktop/src/screens/signIn/SignInScreen.tsx'
import { SignInView as Mobile } from '../../../web-mobile/src/screens/signIn/SignInScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, signed, asked } = signIn
const onSign = fn()
const onAsk = fn()
const onConfirm = fn()

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/每日签到',
  component: Desktop,
  args: { model: { ...ready, onSign, onAsk } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const NotSigned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '签到' }))
    await expect(onSign).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /11 月 20 日 未签到，可以补签/ }))
    await expect(onAsk).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.click(canvas.getByRole('button', { name: /11 月 10 日 未签到/ }))
    await expect(onAsk).toHaveBeenLastCalledWith('2026-11-10')
    await expect(canvas.getByRole('button', { name: /11 月 13 日 已补签/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByRole('list', { name: '七天奖励' })).toHaveTextContent(
      '第 3 天¥0.38+10 积分下次签到',
    )
  },
}

export const Signed: Story = {
  args: {
    model: {
      ...signed,
      message: { tone: 'positive', text: '签到成功，¥0.38 已存入主钱包，另得 10 积分' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '今天已签到' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('明天签到可得 ¥0.58 和 10 积分')).toBeVisible()
  },
}

export const MakeUp: Story = {
  args: { model: { ...ready, asked: { ...asked, onConfirm } } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '补签 11 月 20 日' }))
    await expect(dialog.getByText('补签后的积分').parentElement).toHaveTextContent('100 积分')
    await userEvent.click(dialog.getByRole('button', { name: '用 30 积分补签' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}

const refused = (refusal: 'points' | 'reach' | 'limit', text: string): Story => ({
  args: { model: { ...ready, points: refusal === 'points' ? 20 : 120, asked: { ...asked, refusal } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /用 30 积分/ })).toBeNull()
  },
})

export const PointsMissing: Story = refused('points', '积分不足，暂时不能补签。每天签到都能得积分。')
export const TooLongAgo: Story = refused('reach', '只能补签最近 7 天，这一天已经超过期限')
export const NoMakeUpsLeft: Story = refused('limit', '本月补签次数已用完')

export const UsedUp: Story = { args: { model: { ...ready, makeUp: { ...ready.makeUp, left: 0 } } } }

export const NothingMissed: Story = {
  args: {
    model: {
      ...signed,
      days: signed.days.filter(({ makeUp }) => makeUp !== 'open'),
    },
  },
}

export const Confirming: Story = {
  args: {
    model: {
      ...ready,
      busy: true,
      message: { tone: 'info', text: '网络较慢，正在确认结果，请勿重复提交。' },
    },
  },
}

export const Refused: Story = {
  args: { model: { ...ready, message: { tone: 'negative', text: '您今天已经签到' } } },
}

export const Withheld: Story = { args: { model: { status: 'withheld' } } }

export const Guest: Story = {
  args: { model: { status: 'guest', ladder: signIn.ladder } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '七天奖励' })).toHaveTextContent('第 7 天¥8.88+50 积分')
    await expect(canvas.getByRole('link', { name: '登录后签到' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Factivity%2Fsign',
    )
  },
}

export const Loading: Story = { args: { model: { status: 'loading' } } }

export const Failed: Story = {
  args: { model: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
