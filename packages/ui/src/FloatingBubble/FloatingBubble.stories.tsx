import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { ChatServiceIcon, GiftIcon } from '../Icon/icons.ts'
import { FloatingBubble } from './FloatingBubble.tsx'

const meta: Meta<typeof FloatingBubble> = {
  title: '浮层/FloatingBubble',
  component: FloatingBubble,
  args: {
    label: '联系客服',
    icon: ChatServiceIcon,
    position: { edge: 'end', down: 0.7 },
    onMove: fn(),
    onPress: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [position, setPosition] = useState(args.position)
    return (
      <div style={{ minBlockSize: 480 }}>
        <FloatingBubble
          {...args}
          position={position}
          onMove={(next) => {
            args.onMove(next)
            setPosition(next)
          }}
        />
      </div>
    )
  },
}

export default meta
type Story = StoryObj<typeof FloatingBubble>

export const Resting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bubble = canvas.getByRole('button', { name: '联系客服' })
    await userEvent.tab()
    await expect(bubble).toHaveFocus()
    await expect(bubble).toHaveAccessibleDescription('按方向键可以移动')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ edge: 'start', down: 0.5 })
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ edge: 'end', down: 1 })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '移到别处 联系客服' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith({ edge: 'start', down: 1 })
  },
}

export const Dragged: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const bubble = canvas.getByRole('button', { name: '联系客服' })
    const { left, top } = bubble.getBoundingClientRect()
    const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, pointerId: 1 })
    // It can be dragged a moment after it is drawn.
    await waitFor(async () => {
      await fireEvent.pointerDown(bubble, at(left + 20, top + 20))
      await fireEvent.pointerMove(bubble, at(60, 160))
      await fireEvent.pointerUp(bubble, at(60, 160))
      await expect(args.onMove).toHaveBeenCalledOnce()
    })
    await fireEvent.click(bubble, { detail: 1 })
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ edge: 'start' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(bubble.getBoundingClientRect().left).toBeLessThan(40)
  },
}

export const WithWordAndBadge: Story = {
  args: {
    icon: GiftIcon,
    label: '签到有礼，2 项待领取',
    children: '签到',
    badge: 2,
    href: '#sign',
  },
}
