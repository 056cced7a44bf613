import type { ForgotPasswordModel } from '@koi/features/auth'
import { field, phoneAndCode } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ForgotPasswordView as Desktop } from '../../../web-desktop/src/screens/forgotPassword/ForgotPasswordScreen.tsx'
import { ForgotPasswordView as Mobile } from '../../../web-mobile/src/screens/forgotPassword/ForgotPasswordScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onSubmit = fn()
const onBack = fn()
const onLogin = fn()

const forgot: ForgotPasswordModel = {
  status: 'ready',
  step: 'account',
  account: field('linxia'),
  ...phoneAndCode,
  password: {
    ...field('harbour-2026'),
    strength: { score: 4, label: '强' },
    hint: '8 至 64 位，至少包含一个字母和一个数字',
  },
  message: null,
  canSubmit: true,
  onSubmit,
  onBack: null,
  onLogin,
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/找回密码',
  component: Desktop,
  args: { forgot },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Account: Story = {
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const Code: Story = {
  args: { forgot: { ...forgot, step: 'code', onBack } },
  play: async ({ canvas, userEvent }) => {
    onBack.mockClear()
    await expect(canvas.getByLabelText('手机号')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(onBack).toHaveBeenCalledOnce()
  },
}

export const WrongCode: Story = {
  args: {
    forgot: {
      ...forgot,
      step: 'code',
      onBack,
      code: {
        ...phoneAndCode.code,
        ...field('123456', '验证码不正确，或与账号、手机号不符，还可以再试 3 次'),
      },
    },
  },
}

export const NewPassword: Story = { args: { forgot: { ...forgot, step: 'password', onBack } } }

export const Failed: Story = {
  args: { forgot: { ...forgot, step: 'password', onBack, message: '网络连接失败，请检查网络后重试' } },
}

export const Done: Story = {
  args: { forgot: { ...forgot, step: 'done' } },
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: '去登录' }))
    await expect(onLogin).toHaveBeenCalledOnce()
  },
}
