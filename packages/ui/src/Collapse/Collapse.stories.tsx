import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pressForReal } from '../testing/realInput.ts'
import { Collapse } from './Collapse.tsx'

const meta = {
  title: '展示/Collapse',
  component: Collapse,
  args: { summary: '取款多久到账？', children: '多数在 30 分钟内到账。银行夜间维护时，会在维护结束后到账。' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Collapse>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('group')
    await expect(details).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('取款多久到账？'))
    await expect(details).toHaveAttribute('open')
    canvas.getByText('取款多久到账？').closest('summary')?.focus()
    if (await pressForReal('{Enter}')) await waitFor(() => expect(details).not.toHaveAttribute('open'))
    if (await pressForReal(' ')) await waitFor(() => expect(details).toHaveAttribute('open'))
  },
}
export const Open: Story = { args: { defaultOpen: true } }
