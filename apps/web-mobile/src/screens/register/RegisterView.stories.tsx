import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { field, phoneAndCode } from '@koi/features/fixtures'
import { onPhone } from '../../testing/onPhone.tsx'
import { RegisterView } from './RegisterView.tsx'

const hint = '8 至 64 位，至少包含一个字母和一个数字'

const register = {
  status: 'ready',
  account: field(),
  password: { ...field(), strength: { score: 0, label: '未输入' }, hint },
  ...phoneAndCode,
  birthDate: { ...field(), max: '2008-11-21', minimumAge: 18 },
  invite: { ...field('ABC123'), fromLink: true },
  terms: { checked: false, error: null, onChange: fn() },
  message: null,
  canSubmit: false,
  onSubmit: fn(),
} as const

const meta = {
  ...onPhone,
  title: '手机版/注册',
  component: RegisterView,
  args: { register, search: '' },
} satisfies Meta<typeof RegisterView>

export default meta
type Story = StoryObj<typeof meta>

export const FromInvite: Story = {}

export const WithMistakes: Story = {
  args: {
    register: {
      ...register,
      account: field('9koi', '账号为 4 至 16 位字母或数字，须以字母开头'),
      password: { ...field('12345678', hint), strength: { score: 1, label: '弱' }, hint },
      birthDate: { ...field('2015-01-01', '须年满 18 周岁'), max: '2008-11-21', minimumAge: 18 },
      terms: { checked: false, error: '请先确认此项', onChange: fn() },
    },
  },
}
