import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: '导航/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: '所在位置',
    items: [
      { label: '帮助中心', href: '#help' },
      { label: '资金', href: '#help/funds' },
      { label: '取款多久到账' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '所在位置' })).toBeVisible()
    await expect(canvas.getByText('取款多久到账')).toHaveAttribute('aria-current', 'page')
  },
}

export const Folded: Story = {
  globals: { form: 'desktop' },
  args: {
    most: 4,
    items: ['首页', '帮助中心', '资金', '取款', '银行卡', '到账时间'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '帮助中心' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: '取款' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    items: [
      { label: '帮助中心', href: '#help' },
      { label: '关于二〇二六年十一月系统维护与余额自动转回的常见问题', href: '#maintenance' },
      { label: '维护期间提交的取款申请会在维护结束后按提交的先后顺序处理' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const OnTouch: Story = { globals: { form: 'mobile', viewport: { value: 'phone' } } }
