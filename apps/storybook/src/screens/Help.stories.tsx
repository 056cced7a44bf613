import { help } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { HelpView as Desktop } from '../../../web-desktop/src/screens/help/HelpScreen.tsx'
import { HelpView as Mobile } from '../../../web-mobile/src/screens/help/HelpScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onQuery = fn()
const onRetry = fn()
const searched = { query: '手续费', onQuery }
const results = { ...help, title: '搜索结果' }

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/帮助',
  component: Desktop,
  args: { ...help, search: { ...help.search, onQuery } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Article: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '怎样存款' })).toHaveAttribute(
      'href',
      '/help/deposit#steps',
    )
    await expect(canvas.getByRole('link', { name: /下一篇/ })).toHaveAttribute('href', '/help/withdrawal')
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索帮助' }), '手续费{Enter}')
    await expect(onQuery).toHaveBeenLastCalledWith('手续费')
  },
}

/** Every article by its subject. */
export const Overview: Story = { args: { title: '帮助中心', content: { status: 'overview' } } }

export const Found: Story = {
  args: {
    ...results,
    search: {
      ...searched,
      results: {
        status: 'ready',
        items: [
          {
            href: '/help/deposit#fees',
            title: '存款',
            heading: '手续费',
            excerpt: ['银行卡和数字货币免', '手续费', '。支付宝收取 0.3%，从收到的金额里扣除。'],
          },
          {
            href: '/help/withdrawal',
            title: '取款',
            heading: '',
            excerpt: ['各种收款方式的限额与', '手续费', '。'],
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /存款：手续费/ })).toHaveAttribute(
      'href',
      '/help/deposit#fees',
    )
  },
}

export const FoundNothing: Story = {
  args: { ...results, search: { ...searched, query: '天气', results: { status: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到“天气”')).toBeVisible()
  },
}

export const SearchLoading: Story = {
  args: { ...results, search: { ...searched, results: { status: 'loading' } } },
}

export const SearchFailed: Story = {
  args: {
    ...results,
    search: { ...searched, results: { status: 'error', message: '请检查网络后重试。', onRetry } },
  },
}

export const Loading: Story = { args: { content: { status: 'loading' } } }

export const Failed: Story = {
  args: { content: { status: 'error', message: '请检查网络后重试。', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

/** An address without an id that there is. */
export const Unknown: Story = {
  args: { title: '帮助中心', content: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有这篇帮助')).toBeVisible()
  },
}
