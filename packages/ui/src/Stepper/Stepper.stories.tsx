import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: '填写/Stepper',
  component: Stepper,
  args: { value: 30, min: 10, max: 120, step: 5, unit: '分钟', onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Field label="提醒间隔" hint="10 到 120 分钟。">
        <Stepper {...args} value={value} onValueChange={setValue} />
      </Field>
    )
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton', { name: '提醒间隔' })
    await userEvent.click(canvas.getByRole('button', { name: '增加' }))
    await expect(number).toHaveValue('35')
    await userEvent.tab()
    await expect(number).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(number).toHaveValue('25')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: '增加' })).toBeDisabled()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: '减少' })).toBeDisabled()
  },
}
export const Plainest: Story = { args: { unit: undefined, min: 0, step: 1, value: 1 } }
export const AtItsLeast: Story = { args: { value: 10 } }
export const Fractions: Story = { args: { value: 1.5, min: 1, max: 3, step: 0.1, unit: '倍' } }
export const Invalid: Story = {
  render: (args) => (
    <Field label="提醒间隔" error="须比每日时长短。">
      <Stepper {...args} />
    </Field>
  ),
}
export const Disabled: Story = { args: { disabled: true } }
export const OnPhone: Story = { globals: { form: 'mobile', viewport: { value: 'narrow' } } }
