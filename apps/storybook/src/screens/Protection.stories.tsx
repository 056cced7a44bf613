import type { MoneyYearModel } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProtectionView as Desktop } from '../../../web-desktop/src/screens/protection/ProtectionScreen.tsx'
import { ProtectionView as Mobile } from '../../../web-mobile/src/screens/protection/ProtectionScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

/** Three months with deposits, a withdrawal, and a result of play in each. */
const year: MoneyYearModel = {
  chart: {
    status: 'ready',
    step: 'month',
    places: ['2026-09-01', '2026-10-01', '2026-11-01'],
    series: [
      { id: 'deposits', label: '存款', values: [100_000n, 0n, 999_999_999n] },
      { id: 'withdrawals', label: '取款', values: [0n, 20_000n, 0n] },
      { id: 'net', label: '净输赢', values: [-30_000n, 12_345n, -8_000_000n] },
    ],
  },
  sums: { deposits: 1_000_099_999n, withdrawals: 20_000n, net: -8_017_655n },
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/玩家保护',
  component: Desktop,
  args: { year },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '现在可以做什么' })).toHaveAttribute(
      'href',
      '/help/protection#not-yet',
    )
  },
}

export const Loading: Story = { args: { year: { chart: { status: 'loading' }, sums: null } } }

const onRetry = fn()

export const Failed: Story = {
  args: { year: { chart: { status: 'error', message: '网络连接失败', onRetry }, sums: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
