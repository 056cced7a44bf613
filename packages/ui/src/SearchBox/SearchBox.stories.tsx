import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

const meta = {
  title: '填写/SearchBox',
  component: SearchBox,
  args: { label: '搜索游戏', value: '', onSearch: fn(), placeholder: '游戏名或拼音首字母' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 320 }}>
        <SearchBox
          {...args}
          value={value}
          onSearch={(text) => {
            setValue(text)
            args.onSearch(text)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: '搜索游戏' })
    await userEvent.type(box, 'jl')
    await expect(args.onSearch).toHaveBeenLastCalledWith('jl')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}
export const Filled: Story = {
  args: { value: '锦鲤' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
export const LongText: Story = { args: { value: '一串很长的搜索词，长到一行放不下也不会挤走清除按钮' } }
export const OnPhone: Story = {
  args: { value: '锦鲤' },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
