import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { QRCode } from './QRCode.tsx'

const meta = {
  title: '展示/QRCode',
  component: QRCode,
  args: { text: 'https://m.koi.example/register?code=K8X2Q', label: '注册邀请二维码' },
} satisfies Meta<typeof QRCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: '注册邀请二维码' })
    await expect(code).toHaveAttribute('width', '192')
  },
}
export const WithText: Story = {
  args: {
    text: 'TXk3n8vQ2ZpYb7uHcEw5mRf4sJd6aL9fQa',
    label: 'USDT 收款地址二维码',
    children: (
      <div style={{ display: 'grid', gap: 8, justifyItems: 'center', maxInlineSize: 240 }}>
        TXk3n8vQ2ZpYb7uHcEw5mRf4sJd6aL9fQa
        <CopyButton text="TXk3n8vQ2ZpYb7uHcEw5mRf4sJd6aL9fQa" label="收款地址" />
      </div>
    ),
  },
}
export const Large: Story = { args: { size: 288, errorLevel: 'H' } }
export const OnDark: Story = { globals: { theme: 'dark' } }
export const LongText: Story = {
  args: { text: `https://m.koi.example/pay?${'order=W2611212036&'.repeat(24)}`, size: 240 },
}
export const TooLong: Story = {
  args: { text: '锦'.repeat(2000), children: '内容过长，无法生成二维码，请复制链接后打开。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/内容过长/)).toBeVisible()
  },
}
