import { home, memberBalance } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { HomeView } from '../screens/home/HomeScreen.tsx'
import { onMobile } from '../testing/onMobile.tsx'
import { TabFrame } from './TabLayout.tsx'

const nothing = () => {}
const session = { status: 'member', account: 'demo', vipLevel: 3 } as const

const meta = { ...onMobile, title: '手机版/整屏', component: TabFrame, args: { unread: 3 } } satisfies Meta<
  typeof TabFrame
>

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = {
  render: (args) => (
    <Routes>
      <Route element={<TabFrame {...args} />}>
        <Route
          index
          element={
            <HomeView
              home={home}
              session={session}
              balance={memberBalance}
              kind="slots"
              onKind={nothing}
              onGame={nothing}
            />
          }
        />
      </Route>
    </Routes>
  ),
}
