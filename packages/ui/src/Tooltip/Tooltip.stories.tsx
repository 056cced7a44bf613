import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { HelpIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: '浮层/Tooltip',
  component: Tooltip,
  args: {
    text: '每个自然日 00:00 重新计算',
    trigger: (props) => <IconButton icon={HelpIcon} label="限额说明" {...props} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '限额说明' })
    await expect(button).toHaveAccessibleDescription('每个自然日 00:00 重新计算')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
    button.blur()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '限额说明' }))
    const tip = await screen.findByRole('tooltip')
    await userEvent.hover(tip)
    await expect(tip).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    text: '取款申请提交后会先经过一次安全核对，多数在三十分钟内到账；银行夜间维护时会在维护结束后到账。',
    side: 'below',
    trigger: (props) => <Button {...props}>到账时间</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
