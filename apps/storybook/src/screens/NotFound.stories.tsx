import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen as Desktop } from '../../../web-desktop/src/screens/notFound/NotFoundScreen.tsx'
import { NotFoundScreen as Mobile } from '../../../web-mobile/src/screens/notFound/NotFoundScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const meta: Meta = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/页面不存在',
  component: Desktop,
}

export default meta
type Story = StoryObj

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home')
  },
}
