import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { DateInput } from './DateInput.tsx'

interface BirthDateProps {
  /** What is typed at first. */
  first?: string
  /** What is wrong with it. */
  error?: string
  /** Nothing can be typed. */
  disabled?: boolean
}

function BirthDate({ first = '', error, disabled }: BirthDateProps) {
  const [value, setValue] = useState(first)
  return (
    <Field label="出生日期" hint="须年满 18 周岁" error={error}>
      <DateInput value={value} onValueChange={setValue} disabled={disabled} />
    </Field>
  )
}

const meta: Meta<typeof DateInput> = {
  title: '填写/DateInput',
  component: DateInput,
  args: { value: '', onValueChange: () => {} },
  render: () => <BirthDate />,
}

export default meta
type Story = StoryObj<typeof DateInput>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('出生日期')
    await userEvent.type(day, '19900228')
    await expect(day).toHaveValue('1990-02-28')
    await userEvent.type(day, '{Backspace}{Backspace}{Backspace}5')
    await expect(day).toHaveValue('1990-02-5')
    await userEvent.tab()
    await expect(day).toHaveValue('1990-02-05')
  },
}

export const Refused: Story = { render: () => <BirthDate first="1990-02-31" error="日期不正确" /> }

export const Disabled: Story = { render: () => <BirthDate first="1990-02-28" disabled /> }
