import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { CameraIcon, DeleteIcon, DownloadIcon, ShareIcon } from '../Icon/icons.ts'
import { pressForReal } from '../testing/realInput.ts'
import { ActionSheet, type ActionSheetProps } from './ActionSheet.tsx'

const chosen = fn()

const meta: Meta<typeof ActionSheet> = {
  title: '浮层/ActionSheet',
  component: ActionSheet,
  args: {
    title: '更多操作',
    items: [
      { id: 'save', label: '保存到相册', icon: DownloadIcon, onSelect: chosen },
      { id: 'share', label: '分享', icon: ShareIcon, onSelect: chosen },
      { id: 'replace', label: '换一张', icon: CameraIcon, disabled: true },
      { id: 'remove', label: '删除', icon: DeleteIcon, danger: true, onSelect: chosen },
    ],
  },
  render: (args) => <Opener {...args} />,
}

export default meta
type Story = StoryObj<typeof ActionSheet>

function Opener(props: Omit<ActionSheetProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>更多</Button>
      <ActionSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const OnPhone: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await open?.(context)
    await waitFor(() => expect(screen.getByRole('button', { name: '保存到相册' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('button', { name: '删除' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus()
    await open?.(context)
  },
}

export const OnDesktop: Story = {
  globals: { form: 'desktop' },
  play: async (context) => {
    await open?.(context)
    if (!(await pressForReal('{Escape}'))) return
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: '更多' })).toHaveFocus()
    await pressForReal('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const DragsAway: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: { title: '选择头像', description: '支持 JPG、PNG，不超过 5 MB' },
  play: async (context) => {
    await open?.(context)
    const heading = screen.getByRole('heading', { name: '选择头像' })
    const at = (clientY: number) => ({ clientY, button: 0, pointerId: 1 })
    await fireEvent.pointerDown(heading, at(400))
    await fireEvent.pointerMove(heading, at(900))
    await fireEvent.pointerUp(heading, at(900))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithDescription: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: {
    title: '排序方式',
    description: '对所有场馆的游戏都有效',
    items: [
      { id: 'popular', label: '最受欢迎', current: true },
      { id: 'new', label: '最新上架' },
      { id: 'rtp', label: '返还率', detail: '从高到低' },
    ],
  },
  play: open,
}

export const Cancelled: Story = {
  play: async (context) => {
    await open?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ManyChoices: Story = {
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
  args: {
    title: '选择与您的问题最接近的一项，我们会为您转接到熟悉这类问题的客服',
    items: Array.from({ length: 16 }, (_, index) => ({
      id: String(index),
      label: `第 ${index + 1} 类问题${index % 3 === 0 ? '，包括存款、取款与转账过程中遇到的情况' : ''}`,
    })),
  },
  play: open,
}
