import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Radio } from '../Radio/Radio.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: '填写/RadioGroup',
  component: RadioGroup,
  args: {
    label: '到账银行卡',
    children: (
      <>
        <Radio name="card" defaultChecked>
          建设银行 尾号 4417
        </Radio>
        <Radio name="card">招商银行 尾号 0921</Radio>
        <Radio name="card" disabled>
          工商银行 尾号 7730（维护中）
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '招商银行 尾号 0921' })).toBeChecked()
  },
}

export const Boxed: Story = {
  args: {
    children: (
      <>
        <Radio name="boxed" boxed defaultChecked description="¥100 – ¥50,000，约 3 分钟到账">
          银行转账
        </Radio>
        <Radio name="boxed" boxed description="¥50 – ¥20,000，即时到账">
          支付宝
        </Radio>
      </>
    ),
    label: '存款方式',
  },
}

export const Inline: Story = {
  args: { ...Boxed.args, inline: true },
}
