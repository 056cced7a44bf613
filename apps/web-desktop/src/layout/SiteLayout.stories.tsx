import { deposit, home, kindEntries, logout, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositView } from '../screens/deposit/DepositScreen.tsx'
import { HomeView } from '../screens/home/HomeScreen.tsx'
import { onDesktop } from '../testing/onDesktop.tsx'
import { utilityRow } from '../testing/utilityRow.ts'
import { MemberActionsView } from './header/MemberActions.tsx'
import { MainBar } from './header/SiteHeader.tsx'
import { UtilityRow } from './header/UtilityBar.tsx'
import { MemberLinks } from './MemberLinks.tsx'
import { FooterView } from './SiteFooter.tsx'
import { SiteFrame } from './SiteLayout.tsx'
import { SummaryStrip } from './SummaryStrip.tsx'
import { UserFrame } from './UserLayout.tsx'

const nothing = () => {}
const session = { status: 'member', account: 'demo', vipLevel: 3 } as const

const meta = {
  ...onDesktop,
  title: '桌面版/整页',
  component: SiteFrame,
  args: {
    header: (
      <header>
        <UtilityRow {...utilityRow} />
        <MainBar
          kinds={kindEntries}
          member={<MemberActionsView session={session} balance={memberBalance} logout={logout} />}
        />
      </header>
    ),
    footer: (
      <FooterView
        minimumAge={18}
        regions={['中国', '香港', '澳门', '新加坡']}
        version="1.0.0"
        member={<MemberLinks />}
      />
    ),
    children: null,
  },
} satisfies Meta<typeof SiteFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  parameters: { frame: 'full', at: '/home' },
  args: {
    children: (
      <HomeView
        home={home}
        session={session}
        balance={memberBalance}

        onGame={nothing}
      />
    ),
  },
}

export const UserArea: Story = {
  parameters: { frame: 'full', at: '/finance/deposit' },
  args: {
    children: (
      <UserFrame summary={<SummaryStrip session={session} balance={memberBalance} />}>
        <DepositView deposit={deposit.ready} />
      </UserFrame>
    ),
  },
}
