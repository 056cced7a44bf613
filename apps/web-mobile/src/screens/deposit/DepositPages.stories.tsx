import { deposit, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone } from '../../testing/onPhone.tsx'
import { CardInfoView } from './CardInfoView.tsx'
import { CoinHelpView } from './CoinHelpView.tsx'
import { TutorialScreen } from './TutorialScreen.tsx'

const meta = { ...onPhone, title: '手机版/存款帮助', component: TutorialScreen } satisfies Meta<
  typeof TutorialScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const Tutorial: Story = {}

export const CoinHelp: Story = {
  render: () => <CoinHelpView help={deposit.coinHelp} />,
}

export const CardInfo: Story = {
  render: () => (
    <CardInfoView balance={memberBalance} card={{ ...deposit.awaiting, orderHref: '/finance/deposit' }} />
  ),
}
