import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxProps } from './comboboxProps.ts'

const options = [
  { value: '28', label: '海风电子', keywords: 'haifengdianzi hfdz' },
  { value: '40', label: '月台真人', keywords: 'yuetaizhenren ytzr' },
  { value: '84', label: '青瓦棋牌', detail: '维护中', keywords: 'qingwaqipai qwqp', disabled: true },
  { value: '85', label: '远山体育', keywords: 'yuanshantiyu ysty' },
  { value: '86', label: '星砂彩票', keywords: 'xingshacaipiao xscp' },
  { value: '87', label: '珊瑚捕鱼', keywords: 'shanhubuyu shby' },
  { value: '88', label: '云廊电子', keywords: 'yunlangdianzi yldz' },
]

const search = fn()

const meta: Meta = {
  title: '填写/Combobox',
  component: Combobox,
  args: { value: null, onValueChange: fn(), options, placeholder: '场馆名或拼音首字母' },
  render: function Render(args) {
    const props = { value: null, onValueChange: () => {}, options, ...args } satisfies ComboboxProps<string>
    const [value, setValue] = useState<string | null>(props.value)
    return (
      <div style={{ maxInlineSize: 320, minBlockSize: 340 }}>
        <Field label="场馆">
          <Combobox
            {...props}
            value={value}
            onValueChange={(next) => {
              setValue(next)
              props.onValueChange()
            }}
          />
        </Field>
      </div>
    )
  },
}

export default meta
type Story = StoryObj

export const Floating: Story = {
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '场馆' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('dz')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('云廊电子')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: '云廊电子' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: '海风电子' })).toHaveAttribute('data-active')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('云廊电子')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('月')
    await userEvent.click(screen.getByRole('option', { name: '月台真人' }))
    await expect(field).toHaveValue('月台真人')
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(field).toHaveValue('')
    await userEvent.click(field)
    await expect(screen.getAllByRole('option')).toHaveLength(options.length)
  },
}

export const HalfAWordIsNoChoice: Story = {
  args: { value: '40' },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '场馆' })
    await userEvent.click(field)
    await userEvent.keyboard('海')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('月台真人'))
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const NothingMatches: Story = {
  args: { emptyText: '没有这个场馆，换个名字试试。' },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '不存在')
    await expect(screen.getByText('没有这个场馆，换个名字试试。')).toBeVisible()
    await expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-controls')
  },
}

export const Loading: Story = {
  args: { loading: true, options: [], onSearch: search },
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '海')
    await expect(search).toHaveBeenCalledWith('海')
    await expect(screen.getByText('正在加载')).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '场馆' })
    await userEvent.click(field)
    const sheet = await screen.findByRole('dialog', { name: '场馆' })
    const search = screen.getByPlaceholderText('搜索')
    await expect(search).not.toHaveFocus()
    await userEvent.click(search)
    await userEvent.keyboard('shby{Enter}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await expect(field).toHaveTextContent('珊瑚捕鱼')
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '场馆' })
  },
}

export const Invalid: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Field label="场馆" error="请选择场馆。">
        <Combobox value={null} onValueChange={() => {}} options={options} placeholder="场馆名" />
      </Field>
    </div>
  ),
}

export const Disabled: Story = { args: { value: '28', disabled: true } }
