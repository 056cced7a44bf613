import { field, phoneAndCode } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RegisterView as Desktop } from '../../../web-desktop/src/screens/register/RegisterScreen.tsx'
import { RegisterView as Mobile } from '../../../web-mobile/src/screens/register/RegisterScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const hint = '8 至 64 位，至少包含一个字母和一个数字'

const register = {
  status: 'ready',
  account: field(),
  password: { ...field(), strength: { score: 0, label: '未输入' }, hint },
  ...phoneAndCode,
  contacts: [
    {
      ...field(),
      key: 'email',
      label: '邮箱',
      required: false,
      input: { inputMode: 'email', autoComplete: 'email' },
    },
    {
      ...field(),
      key: 'wechat',
      label: '微信号',
      required: false,
      input: { inputMode: 'text', autoComplete: 'off' },
    },
  ],
  birthDate: { ...field(), max: '2008-11-21', minimumAge: 18 },
  invite: { ...field('ABC123'), fromLink: true },
  terms: { checked: false, error: null, onChange: fn() },
  message: null,
  canSubmit: false,
  onSubmit: fn(),
} as const

const both = inBothForms({ desktop: Desktop, mobile: Mobile })

const meta: Meta<typeof Desktop> = {
  ...both,
  parameters: { ...both.parameters, frame: 'auth' },
  title: '页面/注册',
  component: Desktop,
  args: { register, search: '' },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const FromInvite: Story = {}

export const CodeSent: Story = {
  args: {
    register: {
      ...register,
      account: field('linxia'),
      password: { ...field('harbour-2026'), strength: { score: 4, label: '强' }, hint },
      code: {
        ...phoneAndCode.code,
        status: 'waiting',
        canSend: false,
        retryAt: Date.now() + 58_000,
        outboxUrl: 'http://127.0.0.1:4175/outbox?area=86&phone=13800000000',
      },
      canSubmit: true,
    },
  },
}

export const EveryError: Story = {
  args: {
    register: {
      ...register,
      account: field('9koi', '账号为 4 至 16 位字母或数字，须以字母开头'),
      password: { ...field('12345678', hint), strength: { score: 1, label: '弱' }, hint },
      phone: { ...phoneAndCode.phone, value: '138', error: '手机号格式不正确' },
      code: { ...phoneAndCode.code, error: '请输入 6 位验证码' },
      birthDate: { ...field('2015-01-01', '须年满 18 周岁'), max: '2008-11-21', minimumAge: 18 },
      terms: { checked: false, error: '请先确认此项', onChange: fn() },
      message: '这个账号已被使用',
    },
  },
}
