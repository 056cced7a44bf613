import { deposit, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { CardInfoView as Desktop } from '../../../web-desktop/src/screens/deposit/CardInfoScreen.tsx'
import { CardInfoView as Mobile } from '../../../web-mobile/src/screens/deposit/CardInfoScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const meta: Meta<ComponentProps<typeof Mobile>> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/收款卡信息',
  args: { balance: memberBalance, card: { ...deposit.awaiting, orderHref: '/finance/deposit' } },
}

export default meta
type Story = StoryObj<typeof meta>

export const Awaiting: Story = {}
