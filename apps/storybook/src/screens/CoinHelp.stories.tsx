import { deposit } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinHelpView as Desktop } from '../../../web-desktop/src/screens/deposit/CoinHelpScreen.tsx'
import { CoinHelpView as Mobile } from '../../../web-mobile/src/screens/deposit/CoinHelpScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/虚拟币教程',
  component: Desktop,
  args: { help: deposit.coinHelp },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Networks: Story = {}
