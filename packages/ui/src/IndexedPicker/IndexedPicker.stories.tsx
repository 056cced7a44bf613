import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { storyPicture } from '../testing/storyPicture.ts'
import { IndexedPicker } from './IndexedPicker.tsx'

const banks = [
  ['abc', '农业银行', 'N', 160],
  ['bcm', '交通银行', 'J', 250],
  ['boc', '中国银行', 'Z', 15],
  ['ccb', '建设银行', 'J', 215],
  ['ceb', '光大银行', 'G', 290],
  ['cgb', '广发银行', 'G', 5],
  ['cib', '兴业银行', 'X', 225],
  ['cmb', '招商银行', 'Z', 20],
  ['cmbc', '民生银行', 'M', 200],
  ['cncb', '中信银行', 'Z', 10],
  ['hb', '华夏银行', 'H', 0],
  ['icbc', '工商银行', 'G', 25],
  ['pab', '平安银行', 'P', 30],
  ['psbc', '邮储银行', 'Y', 150],
  ['spdb', '浦发银行', 'P', 220],
] as const
const items = banks.map(([id, label, initial, hue]) => ({
  id,
  label,
  initial,
  keywords: id,
  picture: storyPicture(hue),
}))

const meta = {
  title: '填写/IndexedPicker',
  component: IndexedPicker,
  args: { value: null, onValueChange: fn(), items, searchPlaceholder: '银行名或代码' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 343, minBlockSize: 540 }}>
        <Field label="开户银行">
          <IndexedPicker {...args} value={value} onValueChange={setValue} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof IndexedPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Floating: Story = {
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '开户银行' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const search = await screen.findByPlaceholderText('银行名或代码')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: '光大银行' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('option', { name: '中信银行' })).toHaveAttribute('data-active')
    await userEvent.keyboard('cmb')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('招商银行'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const rail = await screen.findByRole('toolbar', { name: '按首字母跳转' })
    await waitFor(() => expect(rail).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'H' })).toHaveFocus()
  },
}

export const OnPhone: Story = {
  args: { value: 'ccb' },
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '开户银行' })
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '开户银行' })
    await expect(screen.getByRole('option', { name: '建设银行' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Z' }))
    await userEvent.click(screen.getByRole('option', { name: '中信银行' }))
    await waitFor(() => expect(field).toHaveTextContent('中信银行'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '开户银行' })
  },
}

export const NothingMatches: Story = {
  args: { emptyText: '没有找到这家银行，请换个名字试试。' },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '开户银行' }))
    await waitFor(() => expect(screen.getByPlaceholderText('银行名或代码')).toHaveFocus())
    await userEvent.keyboard('不存在')
    await expect(screen.getByText('没有找到这家银行，请换个名字试试。')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getAllByRole('option')).toHaveLength(items.length)
    await userEvent.keyboard('不存在')
  },
}

export const NotChosen: Story = {
  args: { placeholder: '请选择开户银行' },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '开户银行' })
    await userEvent.click(field)
    await waitFor(() => expect(screen.getByPlaceholderText('银行名或代码')).toHaveFocus())
    // The search field and the rail of letters are all there is before the end of the page.
    for (const stop of ['search', 'letters']) {
      await expect(field, stop).toHaveAttribute('aria-expanded', 'true')
      if (!(await pressForReal('{Tab}'))) return
    }
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
    await expect(field).toHaveFocus()
  },
}
export const Chosen: Story = { args: { value: 'icbc' } }
export const Invalid: Story = {
  render: (args) => (
    <Field label="开户银行" error="请选择开户银行。">
      <IndexedPicker {...args} />
    </Field>
  ),
}
export const Disabled: Story = { args: { value: 'icbc', disabled: true } }
