import { memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onDesktop } from '../testing/onDesktop.tsx'
import { SummaryStrip } from './SummaryStrip.tsx'

const meta = {
  ...onDesktop,
  title: '桌面版/资金概览',
  component: SummaryStrip,
  args: { session: { status: 'member', account: 'demo', vipLevel: 3 }, balance: memberBalance },
} satisfies Meta<typeof SummaryStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    const level = canvas.getByRole('link', { name: 'VIP 3' })
    await expect(level.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}

export const Hidden: Story = { args: { balance: { ...memberBalance, hidden: true } } }

export const Unknown: Story = {
  args: {
    session: { status: 'member', account: null, vipLevel: null },
    balance: { ...memberBalance, status: 'error', central: null, venues: null, held: null, total: null },
  },
}
