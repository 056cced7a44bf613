import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { Select } from './Select.tsx'

const meta: Meta = { title: '填写/Select', component: Select }

export default meta
type Story = StoryObj

const options = [
  { value: '', label: '全部场馆' },
  { value: '28', label: '海风电子' },
  { value: '40', label: '月台真人' },
  { value: '84', label: '青瓦棋牌（维护中）', disabled: true },
]

export const Plain: Story = {
  render: function Render() {
    const [value, setValue] = useState('')
    return (
      <Field label="场馆">
        <Select value={value} options={options} onValueChange={setValue} />
      </Field>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('场馆')
    await userEvent.selectOptions(select, '28')
    await expect(select).toHaveValue('28')
  },
}

export const Small: Story = {
  render: () => (
    <Select aria-label="场馆" size="small" value="28" options={options} onValueChange={() => {}} />
  ),
}

export const Disabled: Story = {
  render: () => <Select aria-label="场馆" disabled value="28" options={options} onValueChange={() => {}} />,
}
