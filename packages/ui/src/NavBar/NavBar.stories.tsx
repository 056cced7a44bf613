import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HelpIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { NavBar } from './NavBar.tsx'

const meta = {
  title: '导航/NavBar',
  component: NavBar,
  args: { title: '存款', onBack: fn() },
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '返回' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1, name: '存款' })).toBeVisible()
  },
}
export const WithTextAction: Story = {
  args: {
    action: (
      <TextLink href="#tutorial" tone="muted">
        教程
      </TextLink>
    ),
  },
}
export const WithIconAction: Story = {
  args: { title: '取款详情', bordered: true, action: <IconButton icon={HelpIcon} label="帮助" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '帮助' })).toHaveFocus()
  },
}
export const LongEnglishTitle: Story = {
  args: { title: 'Promotions and wagering' },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    // Letters of a fallback font may reach a little over their line; another line would be far more.
    await expect(title.scrollHeight).toBeLessThan(title.clientHeight + 8)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(49)
  },
}
export const LongTitle: Story = { args: { title: '关于二〇二六年十一月系统维护与余额自动转回的公告' } }
