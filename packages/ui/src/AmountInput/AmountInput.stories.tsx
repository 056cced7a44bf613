import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Field } from '../Field/Field.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { AmountInput } from './AmountInput.tsx'

const meta = {
  title: '填写/AmountInput',
  component: AmountInput,
  args: {
    value: '1000',
    onValueChange: fn(),
    quickAmounts: ['500', '1000', '5000', '10000'],
    quickLabel: '常用金额',
    limits: '可存 ¥100 – ¥50,000',
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Card style={{ maxInlineSize: 375 }}>
        <Field label="金额">
          <AmountInput {...args} value={value} onValueChange={setValue} />
        </Field>
      </Card>
    )
  },
} satisfies Meta<typeof AmountInput>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('金额')
    await userEvent.clear(input)
    await userEvent.type(input, '０12。5678')
    await expect(input).toHaveValue('12.56')
    await userEvent.click(canvas.getByRole('button', { name: '5,000' }))
    await expect(input).toHaveValue('5,000')
    await expect(canvas.getByRole('button', { name: '5,000' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('金额')
    await expect(input).toHaveAccessibleDescription('可存 ¥100 – ¥50,000')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(input).toHaveValue('500')
  },
}
export const TypedOver: Story = {
  args: { value: '5000', quickAmounts: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('金额')
    if (!(await pressForReal('{Tab}'))) return
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('5,000')
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5])
    await pressForReal('200')
    await expect(input).toHaveValue('200')
    // In the middle of what is grouped, the caret stays where it was.
    await pressForReal('5{Tab}{Shift>}{Tab}{/Shift}')
    await expect(input).toHaveValue('2,005')
    input.setSelectionRange(3, 3)
    await pressForReal('1')
    await expect(input).toHaveValue('20105')
    await expect(input.selectionStart).toBe(3)
  },
}
export const WithMax: Story = {
  args: { value: '', max: '8264.50' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全部' }))
    await expect(canvas.getByLabelText('金额')).toHaveValue('8,264.50')
  },
}
export const Disabled: Story = { args: { disabled: true, value: '1000' } }
export const Invalid: Story = {
  args: { value: '88' },
  render: (args) => (
    <Card style={{ maxInlineSize: 375 }}>
      <Field label="金额" error="最少 ¥100。">
        <AmountInput {...args} />
      </Field>
    </Card>
  ),
}
export const VeryLarge: Story = { args: { value: '99999999999.99', max: '99999999999.99' } }
export const WholeCoins: Story = { args: { value: '', decimals: 0, symbol: '₮', quickAmounts: undefined } }
export const OnPhone: Story = {
  args: { max: '8264.50' },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
