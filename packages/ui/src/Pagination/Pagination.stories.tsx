import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: '导航/Pagination',
  component: Pagination,
  args: { label: '分页', page: 5, pages: 12, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const fourth = canvas.getByRole('button', { name: '第 4 页，共 12 页' })
    await expect(fourth).toHaveAttribute('aria-current', 'page')
    canvas.getByRole('button', { name: '第 5 页，共 12 页' }).focus()
    await userEvent.keyboard(' ')
    await expect(fourth).not.toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(canvas.getByRole('button', { name: '第 6 页，共 12 页' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 12 } }
export const Few: Story = { args: { page: 2, pages: 3 } }
