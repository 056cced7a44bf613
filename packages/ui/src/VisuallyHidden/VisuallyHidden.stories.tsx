import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: '基础/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '三条未读消息' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const SaidNotShown: Story = {
  render: (args) => (
    <p>
      消息 3 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getByText('三条未读消息')
    await expect(said.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
