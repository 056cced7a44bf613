import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: '填写/TextArea',
  component: TextArea,
  args: { value: '', onValueChange: fn(), placeholder: '请描述您遇到的问题', maxLength: 500 },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Field label="说明">
          <TextArea {...args} value={value} onValueChange={setValue} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const long = '昨天晚上八点左右，轮盘转动的时候画面停住了，刷新以后才继续。\n'.repeat(6)

export const Placeholder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('说明'), '第一行{Enter}第二行')
    await expect(canvas.getByLabelText('说明')).toHaveValue('第一行\n第二行')
    await expect(canvas.getByText('7/500')).toBeVisible()
  },
}
export const Filled: Story = { args: { value: long } }
export const Invalid: Story = {
  render: ({ value }) => (
    <Field label="说明" error="至少写 5 个字">
      <TextArea value={value} />
    </Field>
  ),
}
export const Disabled: Story = { args: { value: '画面停住了', disabled: true } }
export const OnTouch: Story = { args: { value: '画面停住了' }, globals: { form: 'mobile' } }
