import { withdrawal } from '@koi/features/fixtures'
import type { PersonalModel } from '@koi/features/profile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PersonalView as Desktop } from '../../../web-desktop/src/screens/personal/PersonalScreen.tsx'
import { PersonalView as Mobile } from '../../../web-mobile/src/screens/personal/PersonalScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const password = { state: 'unset', form: null, onOpen: fn(), onClose: fn() } as const

const ready: Extract<PersonalModel, { status: 'ready' }> = {
  status: 'ready',
  account: 'demo',
  vipLevel: 3,
  rows: [
    { key: 'account', label: '账号', value: 'demo' },
    { key: 'name', label: '姓名', value: '林*' },
    { key: 'phone', label: '手机号', value: '+86 138****0000' },
    { key: 'email', label: '邮箱', value: null },
    { key: 'birthDate', label: '出生日期', value: '1990-02-28' },
    { key: 'createdAt', label: '注册时间', value: '2026-11-21 18:12:00' },
  ],
  security: {
    level: 'medium',
    label: '中',
    tone: 'info',
    done: 3,
    of: 5,
    items: [
      { key: 'loginPassword', label: '登录密码', done: true, hint: '请勿与其他网站使用相同密码' },
      { key: 'withdrawPassword', label: '取款密码', done: false, hint: '取款时需要验证，请与登录密码不同' },
      { key: 'phone', label: '手机验证', done: true, hint: '用于登录、找回密码和重要操作的验证' },
      { key: 'email', label: '邮箱验证', done: false, hint: '手机不可用时用于找回账号' },
      { key: 'birthDate', label: '出生日期', done: true, hint: '用于核实年龄，设置后不可修改' },
    ],
  },
  password,
  invite: { own: 'BS65GJY8', by: null },
  lastLogin: '2026-11-21 18:16:23',
  refreshing: false,
  onRefresh: fn(),
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/个人资料',
  component: Desktop,
  args: { personal: ready },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {}

export const FirstLogin: Story = {
  args: { personal: { ...ready, lastLogin: null, invite: { own: 'BS65GJY8', by: 'ABC123' } } },
}

export const Loading: Story = { args: { personal: { status: 'loading' } } }

export const Failed: Story = {
  args: { personal: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}

export const NewWithdrawPassword: Story = {
  args: { personal: { ...ready, password: { ...password, form: withdrawal.password } } },
}

export const ForgottenWithdrawPassword: Story = {
  args: {
    personal: { ...ready, password: { ...password, state: 'set', form: withdrawal.reset } },
  },
}
