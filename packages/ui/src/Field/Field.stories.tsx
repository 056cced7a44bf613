import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextInput } from '../TextInput/TextInput.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Field } from './Field.tsx'

const meta = {
  title: '填写/Field',
  component: Field,
  args: { label: '账号', children: <TextInput value="" onValueChange={fn()} autoComplete="username" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('账号'))
    await expect(canvas.getByLabelText('账号')).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: { hint: '4 到 11 位字母或数字，以字母开头。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('账号')).toHaveAccessibleDescription(
      '4 到 11 位字母或数字，以字母开头。',
    )
  },
}

export const Invalid: Story = {
  args: {
    error: '账号须以字母开头。',
    children: <TextInput value="88koi" onValueChange={fn()} />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('账号')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('账号须以字母开头。')
  },
}

export const Optional: Story = {
  args: { label: '邀请码', optional: true },
}

export const WithEnd: Story = {
  args: { label: '登录密码', end: <TextLink href="#forgot">忘记密码</TextLink> },
}

export const KeepsTyping: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('')
    return (
      <Field {...args} error={value.length > 0 && value.length < 4 ? '至少 4 位。' : null}>
        <TextInput value={value} onValueChange={setValue} />
      </Field>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('账号')
    await userEvent.type(input, 'koi')
    await expect(input).toBeInvalid()
    await userEvent.type(input, 'fish')
    await expect(input).toHaveValue('koifish')
    await expect(input).not.toBeInvalid()
  },
}
