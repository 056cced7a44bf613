import { agent } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AgentView as Desktop } from '../../../web-desktop/src/screens/agent/AgentScreen.tsx'
import { AgentView as Mobile } from '../../../web-mobile/src/screens/agent/AgentScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { ready, form, records } = agent
const onSubmit = fn()
const onView = fn()
const nothingYet = { ...records, referrals: { status: 'empty' }, days: { status: 'empty' } } as const

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/代理合作',
  component: Desktop,
  args: { agent: ready, records: { ...records, onView } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Approved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('https://koi.example/register?invite_code=KOIDEMO1')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: '用您的邀请码注册的二维码' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '每日佣金' }))
    await expect(onView).toHaveBeenCalledWith('days')
  },
}

export const Days: Story = {
  args: { records: { ...records, view: 'days' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '每日佣金' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('2026-11-20')).toBeVisible()
  },
}

export const NotApplied: Story = {
  args: {
    agent: {
      ...ready,
      application: { state: 'none', time: null, form: { ...form, onSubmit } },
      referrals: 0,
      commission: 0n,
    },
    records: nothingYet,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(onSubmit).toHaveBeenCalled()
  },
}

export const Pending: Story = {
  args: {
    agent: { ...ready, application: { state: 'pending', time: '11-21 20:41', form: null } },
    records: nothingYet,
  },
}

export const Rejected: Story = {
  args: {
    agent: { ...ready, application: { state: 'rejected', time: '11-21 20:41', form } },
    records: nothingYet,
  },
}

export const Refused: Story = {
  args: {
    agent: {
      ...ready,
      application: { state: 'none', time: null, form: { ...form, message: '您已提交过代理申请' } },
    },
  },
}

export const Guest: Story = {
  args: { agent: { status: 'guest', percent: '0.10%' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0\.10%/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '登录后申请' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fagent',
    )
  },
}

export const Withheld: Story = {
  args: { agent: { status: 'withheld' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂不提供代理合作')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull()
  },
}

export const RecordsLoading: Story = {
  args: { records: { ...records, referrals: { status: 'loading' }, days: { status: 'loading' } } },
}

export const RecordsFailed: Story = {
  args: {
    records: {
      ...records,
      referrals: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
      days: { status: 'empty' },
    },
  },
}

export const Loading: Story = { args: { agent: { status: 'loading' } } }

export const Failed: Story = {
  args: { agent: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
