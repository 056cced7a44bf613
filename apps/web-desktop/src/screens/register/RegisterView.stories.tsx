import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { field, phoneAndCode } from '@koi/features/fixtures'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { RegisterView } from './RegisterView.tsx'

const register = {
  status: 'ready',
  account: field(),
  password: {
    ...field(),
    strength: { score: 0, label: '未输入' },
    hint: '8 至 64 位，至少包含一个字母和一个数字',
  },
  ...phoneAndCode,
  birthDate: { ...field(), max: '2008-11-21', minimumAge: 18 },
  invite: { ...field('ABC123'), fromLink: true },
  terms: { checked: false, error: null, onChange: fn() },
  message: null,
  canSubmit: false,
  onSubmit: fn(),
} as const

const meta = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, frame: 'auth' },
  title: '桌面版/注册',
  component: RegisterView,
  args: { register },
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}

export const CodeSent: Story = {
  args: {
    register: {
      ...register,
      account: field('linxia'),
      password: { ...register.password, value: 'harbour-2026', strength: { score: 4, label: '强' } },
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
      account: field('1', '账号为 4 至 16 位字母或数字，须以字母开头'),
      password: { ...register.password, value: 'abc', error: '8 至 64 位，至少包含一个字母和一个数字' },
      phone: { ...phoneAndCode.phone, value: '138', error: '手机号格式不正确' },
      code: { ...phoneAndCode.code, error: '请输入 6 位验证码' },
      birthDate: { ...field('2020-01-01', '须年满 18 周岁'), max: '2008-11-21', minimumAge: 18 },
      terms: { checked: false, error: '请先确认此项', onChange: fn() },
      message: '这个账号已被使用',
    },
  },
}
