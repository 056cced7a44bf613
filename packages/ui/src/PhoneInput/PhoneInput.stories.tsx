import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { PhoneInput } from './PhoneInput.tsx'

const meta = {
  title: '填写/PhoneInput',
  component: PhoneInput,
  args: {
    value: '13800138000',
    onValueChange: fn(),
    area: '86',
    areas: [
      { area: '86', name: '中国大陆' },
      { area: '852', name: '中国香港' },
      { area: '65', name: '新加坡' },
    ],
    onAreaChange: fn(),
    areaLabel: '国家或地区',
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const [area, setArea] = useState(args.area)
    return (
      <div style={{ maxInlineSize: 320 }}>
        <Field label="手机号">
          <PhoneInput {...args} value={value} onValueChange={setValue} area={area} onAreaChange={setArea} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof PhoneInput>

export default meta
type Story = StoryObj<typeof meta>

export const Mainland: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('国家或地区'), '852')
    await expect(canvas.getByText('+852')).toBeVisible()
    const input = canvas.getByLabelText('手机号')
    await userEvent.clear(input)
    await userEvent.type(input, '91-23 4x5')
    await expect(input).toHaveValue('912345')
  },
}
export const Empty: Story = { args: { value: '', placeholder: '请输入手机号' } }
