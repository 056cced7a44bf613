import { readArticle } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArticleView as Desktop } from '../../../web-desktop/src/screens/article/ArticleScreen.tsx'
import { ArticleView as Mobile } from '../../../web-mobile/src/screens/article/ArticleScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/资讯详情',
  component: Desktop,
  args: { model: readArticle, onList: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Ready: Story = {}

export const Loading: Story = { args: { model: { status: 'loading' } } }

export const Gone: Story = {
  args: { model: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回资讯列表' }))
    await expect(args.onList).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { model: { status: 'error', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
}
