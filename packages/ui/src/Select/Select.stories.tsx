import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
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

function Venues({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <div style={{ maxInlineSize: 343 }}>
      <Field label="场馆" error={error}>
        <Select value={value} options={options} onValueChange={setValue} />
      </Field>
    </div>
  )
}

export const Plain: Story = {
  globals: { form: 'desktop' },
  render: () => <Venues />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('场馆')
    await userEvent.selectOptions(select, '28')
    await expect(select).toHaveValue('28')
  },
}

export const OnPhone: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  render: () => <Venues />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '场馆' })
    await expect(field).toHaveTextContent('全部场馆')
    await userEvent.click(field)
    const list = await screen.findByRole('listbox', { name: '场馆' })
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('option', { name: '月台真人' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{ArrowDown}海')
    await expect(screen.getByRole('option', { name: '海风电子' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(field).toHaveTextContent('海风电子')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: '海风电子' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(screen.getByRole('option', { name: '青瓦棋牌（维护中）' }))
    await expect(screen.getByRole('listbox')).toBeVisible()
  },
}

export const Small: Story = {
  render: () => (
    <Select aria-label="场馆" size="small" value="28" options={options} onValueChange={() => {}} />
  ),
}

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Select
        aria-label="类型"
        value="long"
        options={[{ value: 'long', label: '一段很长的文字，长到一行放不下' }]}
        onValueChange={() => {}}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('类型')
    await expect(select.getBoundingClientRect().width).toBeLessThanOrEqual(200)
    await expect(getComputedStyle(select)).toHaveProperty('webkitLineClamp', '1')
  },
}

export const NotChosenOnPhone: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <div style={{ maxInlineSize: 343 }}>
      <Select aria-label="场馆" value="none" options={options} onValueChange={() => {}} />
    </div>
  ),
}

export const Invalid: Story = { render: () => <Venues error="请选择场馆。" /> }

export const Disabled: Story = {
  render: () => <Select aria-label="场馆" disabled value="28" options={options} onValueChange={() => {}} />,
}
