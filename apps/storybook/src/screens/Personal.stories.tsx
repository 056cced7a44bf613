import { field, phoneAndCode, withdrawal } from '@koi/features/fixtures'
import type { PersonalModel } from '@koi/features/profile'
import type { DevicesModel, LoginHistoryModel, SecurityForm } from '@koi/features/security'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PersonalView as Desktop } from '../../../web-desktop/src/screens/personal/PersonalScreen.tsx'
import { PersonalView as Mobile } from '../../../web-mobile/src/screens/personal/PersonalScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const password = { state: 'unset', form: null, onOpen: fn(), onClose: fn() } as const
const onOpen = fn()
const changes = { form: null, onOpen, onClose: fn() }
const onEnd = fn()

const devices: Extract<DevicesModel, { status: 'ready' }> = {
  status: 'ready',
  devices: [
    {
      id: 'here',
      name: 'Chrome · Windows',
      handheld: false,
      current: true,
      details: ['最近活动 2026-11-21 20:41:07', '未知地区', '网络 198.51.*.*', '2 个页面'],
    },
    {
      id: 'phone',
      name: 'Safari · iOS',
      handheld: true,
      current: false,
      details: ['最近活动 2026-11-21 20:29:51', '新加坡', '网络 203.0.*.*'],
    },
  ],
  onEnd,
  ending: null,
  busy: false,
  onConfirm: fn(),
  onCancel: fn(),
}

const login = {
  device: 'Chrome · Windows',
  handheld: false,
  method: '密码登录',
  place: '未知地区',
  network: '网络 198.51.*.*',
  current: false,
  newDevice: false,
}

const history: LoginHistoryModel = {
  status: 'ready',
  days: 180,
  logins: [
    { ...login, id: '1', time: '2026-11-21 20:21:07', current: true },
    {
      ...login,
      id: '2',
      time: '2026-11-21 19:40:12',
      device: 'Safari · iOS',
      handheld: true,
      method: '短信登录',
      place: '新加坡',
      network: '网络 203.0.*.*',
      newDevice: true,
    },
    { ...login, id: '3', time: '2026-11-20 08:02:55' },
    { ...login, id: '4', time: '2026-11-19 22:47:30' },
    { ...login, id: '5', time: '2026-11-18 12:11:09', method: '注册' },
  ],
  onMore: fn(),
}

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
      { key: 'email', label: '邮箱验证', done: false, hint: '原手机号无法使用时，可凭它更换手机号' },
      { key: 'birthDate', label: '出生日期', done: true, hint: '用于核实年龄，设置后不可修改' },
    ],
  },
  password,
  changes,
  invite: { own: 'BS65GJY8', by: null },
  lastLogin: '2026-11-21 18:16:23',
  refreshing: false,
  onRefresh: fn(),
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/个人资料',
  component: Desktop,
  args: { personal: ready, devices, history },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    onEnd.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '修改 登录密码' }))
    await expect(onOpen).toHaveBeenCalledWith('loginPassword')
    await userEvent.click(canvas.getByRole('button', { name: '退出登录 Safari · iOS' }))
    await expect(onEnd).toHaveBeenCalledWith(devices.devices[1])
  },
}

export const FirstLogin: Story = {
  args: { personal: { ...ready, lastLogin: null, invite: { own: 'BS65GJY8', by: 'ABC123' } } },
}

export const Loading: Story = {
  args: { personal: { status: 'loading' }, devices: { status: 'loading' }, history: { status: 'loading' } },
}

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

export const ListsFailed: Story = {
  args: {
    devices: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
    history: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() },
  },
}

export const OtherDeviceEnds: Story = {
  args: { devices: { ...devices, ending: { all: true } } },
}

const form = { status: 'ready', message: null, canSubmit: true, onSubmit: fn() } as const
const proof = {
  way: 'password',
  onWay: fn(),
  password: field('koi-demo-2026'),
  code: phoneAndCode.code,
} as const
const open = (shown: SecurityForm) => ({ personal: { ...ready, changes: { ...changes, form: shown } } })

export const ChangePassword: Story = {
  args: open({
    ...form,
    kind: 'loginPassword',
    proof: { ...proof, password: field('nope', '登录密码不正确，还可以再试 3 次') },
    password: {
      ...field('harbour-2026'),
      strength: { score: 4, label: '强' },
      hint: '8 至 64 位，至少包含一个字母和一个数字',
    },
  }),
}

const old = {
  way: 'code',
  onWay: null,
  code: phoneAndCode.code,
  password: field(),
  mailCode: phoneAndCode.code,
} as const

export const ChangePhone: Story = {
  args: open({ ...form, kind: 'phone', old, ...phoneAndCode }),
}

export const ChangePhoneWithoutTheOldOne: Story = {
  args: open({ ...form, kind: 'phone', old: { ...old, way: 'mail', onWay: fn() }, ...phoneAndCode }),
}

export const BindMail: Story = {
  args: open({
    ...form,
    kind: 'email',
    proof: { ...proof, way: 'code' },
    email: field('carp@mail.example'),
    code: {
      ...phoneAndCode.code,
      sentTo: 'c***@mail.example',
      outboxUrl: 'http://127.0.0.1:4175/outbox?mail=',
    },
  }),
}

export const SetBirthDate: Story = {
  args: open({ ...form, kind: 'birthDate', proof, birthDate: field('1990-02-28'), minimumAge: 18 }),
}
