import { bindForms, field, phoneAndCode } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BindView as Desktop } from '../../../web-desktop/src/screens/bindAccount/BindScreen.tsx'
import { BindView as Mobile } from '../../../web-mobile/src/screens/bindAccount/BindScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { bank, alipay, coin } = bindForms
const onSubmit = fn()

const meta: Meta<typeof Mobile> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/绑定收款账户',
  component: Mobile,
  args: { bind: bank, back: '/user' },
}

export default meta
type Story = StoryObj<typeof Mobile>

export const Bank: Story = {}

export const BankMistakes: Story = {
  args: {
    bind: {
      ...bank,
      holder: { ...field('A1', '请填写 2 至 20 个汉字，或护照上的英文姓名'), fixed: null },
      bank: { ...bank.bank, error: '请选择开户银行' },
      number: { ...field('6217001234567890123', '校验位不符，请逐位核对卡号'), grouped: null },
      region: { ...bank.region, error: '请选择开户地区' },
      code: { ...phoneAndCode.code, error: '请输入 6 位验证码' },
      form: {
        ...bank.form,
        message: '没有收到结果。请先到收款账户查看是否已经完成，再决定是否重新提交。',
      },
    },
  },
}

export const Alipay: Story = {
  args: {
    bind: {
      ...alipay,
      account: field('k.lin@mail.example'),
      form: { ...alipay.form, canSubmit: true, onSubmit },
      code: {
        ...phoneAndCode.code,
        ...field('826471'),
        sentTo: '139****5544',
        outboxUrl: 'http://127.0.0.1:4175/outbox',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认绑定' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const Coin: Story = {
  args: {
    bind: {
      ...coin,
      address: {
        ...field('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '这是 ERC20 网络的地址，与所选网络不符'),
        grouped: null,
      },
    },
  },
}

export const Full: Story = {
  args: {
    bind: {
      kind: 'bank',
      status: 'full',
      text: '银行卡已绑定 5 个，达到上限。移除一个后可以再绑定。',
    },
  },
}

export const Loading: Story = { args: { bind: { kind: 'bank', status: 'loading' } } }
