import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { List } from '../List/List.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'

const meta = {
  title: '状态/PullToRefresh',
  component: PullToRefresh,
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: {
    refreshing: false,
    onRefresh: fn(),
    children: (
      <List boxed>
        <ListItem title="主钱包" end="¥10,000.00" />
        <ListItem title="海风电子" end="¥288.00" />
      </List>
    ),
  },
} satisfies Meta<typeof PullToRefresh>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Refreshing: Story = { args: { refreshing: true } }
