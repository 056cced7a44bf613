import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { hoverForReal } from '../testing/realInput.ts'
import { Segmented, type SegmentedOption, type SegmentedProps } from './Segmented.tsx'

const meta: Meta = { title: '导航/Segmented', component: Segmented }

export default meta
type Story = StoryObj

interface ChoiceProps {
  label: string
  options: readonly SegmentedOption<string>[]
  variant?: SegmentedProps<string>['variant']
}

function Choice({ label, options, variant }: ChoiceProps) {
  const [value, setValue] = useState(options[0]?.value ?? '')
  return (
    <Segmented label={label} options={options} value={value} onValueChange={setValue} variant={variant} />
  )
}

const filters = [
  { value: 'all', label: '全部' },
  { value: 'recent', label: '最近玩过' },
  { value: 'favourite', label: '收藏' },
  { value: 'new', label: '新上架' },
]

export const Chips: Story = {
  render: () => <Choice label="筛选" options={filters} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '最近玩过' })).toBeChecked()
    await userEvent.click(canvas.getByText('新上架'))
    await expect(canvas.getByRole('radio', { name: '新上架' })).toBeChecked()

    const chosen = canvas.getByText('新上架').closest('label') ?? canvas.getByText('新上架')
    const colours = () => {
      const { color, backgroundColor } = getComputedStyle(chosen)
      return { color, backgroundColor }
    }
    const before = colours()
    await hoverForReal(chosen)
    await expect(colours()).toEqual(before)
  },
}

export const ChipsOnTouch: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <div style={{ inlineSize: 300 }}>
      <Choice label="筛选" options={filters} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineOffset, outlineWidth } = getComputedStyle(canvas.getByRole('radio', { name: '全部' }))
    await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0)
  },
}

export const ChosenOutOfSight: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Segmented label="筛选" options={filters} value="new" onValueChange={() => undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect()
    const chip = canvas.getByText('新上架')
    await waitFor(() => expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1))
  },
}

export const Joined: Story = {
  render: () => (
    <Choice
      label="登录方式"
      variant="joined"
      options={[
        { value: 'password', label: '密码登录' },
        { value: 'sms', label: '验证码登录' },
      ]}
    />
  ),
}

export const Boxes: Story = {
  render: () => (
    <div style={{ maxInlineSize: 343 }}>
      <Choice
        label="存款方式"
        variant="boxes"
        options={[
          { value: 'bank', label: '银行转账', detail: '¥100–5万' },
          { value: 'alipay', label: '支付宝', detail: '¥50–2万' },
          { value: 'coin', label: '数字货币', detail: '维护中', disabled: true },
        ]}
      />
    </div>
  ),
}

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Choice
        label="登录方式"
        variant="joined"
        options={[
          { value: 'password', label: '用账号和登录密码' },
          { value: 'sms', label: '用手机短信收到的验证码' },
        ]}
      />
      <Choice
        label="存款方式"
        variant="boxes"
        options={[
          { value: 'bank', label: '银行卡转账汇款', detail: '单笔 ¥100.00 – ¥50,000.00' },
          { value: 'coin', label: '数字货币', detail: '即时' },
        ]}
      />
    </div>
  ),
}
