import { deposit, gameEntries, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DepositView } from '../../screens/deposit/DepositView.tsx'
import { HomeView } from '../../screens/home/HomeView.tsx'
import { kindEntries } from '../../testing/kindEntries.ts'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { utilityRow } from '../../testing/utilityRow.ts'
import { FooterView } from '../footer/FooterView.tsx'
import { MainBar } from '../header/MainBar.tsx'
import { UtilityRow } from '../header/UtilityRow.tsx'
import { SummaryStrip } from '../user/SummaryStrip.tsx'
import { UserFrame } from '../user/UserFrame.tsx'
import { SiteFrame } from './SiteFrame.tsx'

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
          session={session}
          balance={memberBalance}
          logout={{ status: 'idle', onLogout: nothing }}
        />
      </header>
    ),
    footer: (
      <FooterView minimumAge={18} regions={['中国', '香港', '澳门', '新加坡']} version="1.0.0" isMember />
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
        home={{
          status: 'ready',
          kinds: kindEntries,
          chip: 'all',
          onChip: nothing,
          games: gameEntries,
          notices: ['海风电子维护中，期间余额留在场馆钱包，暂不能转入转出'],
          refreshing: false,
          onRefresh: nothing,
        }}
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
