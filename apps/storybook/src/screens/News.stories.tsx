import { matchEntries, news } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewsView as Desktop } from '../../../web-desktop/src/screens/news/NewsScreen.tsx'
import { NewsView as Mobile } from '../../../web-mobile/src/screens/news/NewsScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onCategory = fn()

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/资讯',
  component: Desktop,
  args: { news: { ...news, onCategory }, coming: matchEntries.slice(3), onPlay: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '体育' }))
    await expect(onCategory).toHaveBeenCalledWith('sports')
    await expect(canvas.getByRole('link', { name: '返还率 96% 到底是什么意思' })).toHaveAttribute(
      'href',
      '/find/detail/article-3',
    )
  },
}

export const LoadingMore: Story = { args: { news: { ...news, hasMore: true, loadingMore: true } } }

export const MoreFailed: Story = {
  args: { news: { ...news, hasMore: true, moreError: '网络连接失败，请检查网络后重试' } },
}

export const Loading: Story = {
  args: { news: { status: 'loading', category: null, onCategory }, coming: [] },
}

export const Empty: Story = { args: { news: { status: 'empty', category: 'guide', onCategory } } }

export const Failed: Story = {
  args: {
    news: {
      status: 'error',
      category: null,
      onCategory,
      message: '网络连接失败，请检查网络后重试',
      onRetry: fn(),
    },
  },
}
