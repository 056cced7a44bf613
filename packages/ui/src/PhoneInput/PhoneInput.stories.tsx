import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { PhoneInput } from './PhoneInput.tsx'

const few = [
  { area: '86', name: '中国大陆' },
  { area: '852', name: '中国香港' },
  { area: '65', name: '新加坡' },
]
const many = [
  ...few,
  { area: '853', name: '中国澳门' },
  { area: '886', name: '中国台湾' },
  { area: '60', name: '马来西亚' },
  { area: '62', name: '印度尼西亚' },
  { area: '63', name: '菲律宾' },
  { area: '66', name: '泰国' },
  { area: '81', name: '日本' },
  { area: '82', name: '韩国' },
]

const meta = {
  title: '填写/PhoneInput',
  component: PhoneInput,
  args: {
    value: '13800138000',
    onValueChange: fn(),
    area: '86',
    areas: few,
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
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('combobox', { name: '国家或地区' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('listbox', { name: '国家或地区' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(area).toHaveTextContent('+852')
    await waitFor(() => expect(area).toHaveFocus())
    const input = canvas.getByLabelText('手机号')
    await userEvent.clear(input)
    await userEvent.type(input, '91-23 4x５')
    await expect(input).toHaveValue('912345')
  },
}

export const ManyAreas: Story = {
  args: { areas: many },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '国家或地区' }))
    await waitFor(() => expect(screen.getByPlaceholderText('搜索')).toHaveFocus())
    await userEvent.keyboard('85')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
  },
}

export const ManyAreasOnPhone: Story = {
  args: { areas: many },
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('combobox', { name: '国家或地区' })
    await userEvent.click(area)
    await screen.findByRole('dialog', { name: '国家或地区' })
    await userEvent.click(screen.getByRole('option', { name: /新加坡/ }))
    await waitFor(() => expect(area).toHaveTextContent('+65'))
  },
}

export const Empty: Story = { args: { value: '', placeholder: '请输入手机号' } }

export const Invalid: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="手机号" error="手机号应为 11 位数字。">
        <PhoneInput {...args} value="1380013" />
      </Field>
    </div>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const OnPhone: Story = { globals: { form: 'mobile', viewport: { value: 'narrow' } } }
