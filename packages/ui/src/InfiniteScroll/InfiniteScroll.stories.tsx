import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { List } from '../List/List.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { InfiniteScroll } from './InfiniteScroll.tsx'

const meta = {
  title: '状态/InfiniteScroll',
  component: InfiniteScroll,
  args: {
    hasMore: true,
    loading: false,
    onMore: fn(),
    children: (
      <List boxed>
        <ListItem title="海风 锦鲤跃龙门" end="20:36" />
        <ListItem title="月台 星港百家乐" end="20:31" />
      </List>
    ),
  },
} satisfies Meta<typeof InfiniteScroll>

export default meta
type Story = StoryObj<typeof meta>

export const NearTheEnd: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
  },
}
export const Loading: Story = { args: { loading: true } }
export const Failed: Story = {
  args: { error: '没有加载成功。' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onMore).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
export const End: Story = { args: { hasMore: false } }
