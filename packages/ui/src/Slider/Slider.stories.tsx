import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Slider } from './Slider.tsx'

const meta = {
  title: '填写/Slider',
  component: Slider,
  args: { value: 60, min: 10, max: 120, step: 5, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Field label="提醒间隔">
          <Slider {...args} value={value} onValueChange={setValue} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: '提醒间隔' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveValue('60')
    for (const [key, value] of [
      ['{ArrowRight}', '65'],
      ['{ArrowDown}', '60'],
      ['{End}', '120'],
      ['{Home}', '10'],
    ] as const)
      if (await pressForReal(key)) await waitFor(() => expect(slider).toHaveValue(value))
  },
}
export const WithValue: Story = {
  args: { formatValue: (minutes) => `${minutes} 分钟` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 分钟')).toBeVisible()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '60 分钟')
  },
}
export const WithMarks: Story = {
  args: {
    formatValue: (minutes) => `${minutes} 分钟`,
    marks: [
      { value: 10, label: '10' },
      { value: 30, label: '30' },
      { value: 60, label: '60' },
      { value: 90, label: '90' },
      { value: 120, label: '120' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '90' }))
    await expect(canvas.getByRole('slider')).toHaveValue('90')
  },
}
export const AtBothEnds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Slider {...args} aria-label="最少" value={10} />
      <Slider {...args} aria-label="最多" value={120} />
    </div>
  ),
}
export const Disabled: Story = { args: { disabled: true, formatValue: (minutes) => `${minutes} 分钟` } }
export const OnPhone: Story = {
  args: { ...WithMarks.args },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
