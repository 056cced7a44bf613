import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeading } from './PageHeading.tsx'

const meta = {
  title: '导航/PageHeading',
  component: PageHeading,
  args: { children: '投注记录' },
} satisfies Meta<typeof PageHeading>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Bar: Story = { args: { size: 'bar' } }
export const Long: Story = { args: { children: '关于二〇二六年十一月系统维护与余额自动转回的公告' } }
