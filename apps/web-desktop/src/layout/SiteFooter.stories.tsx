import type { Meta, StoryObj } from '@storybook/react-vite'
import { onDesktop } from '../testing/onDesktop.tsx'
import { MemberLinks } from './MemberLinks.tsx'
import { FooterView } from './SiteFooter.tsx'

const meta = {
  ...onDesktop,
  parameters: { ...onDesktop.parameters, frame: 'full' },
  title: '桌面版/页脚',
  component: FooterView,
  args: {
    minimumAge: 18,
    regions: ['中国', '香港', '澳门', '新加坡'],
    version: '1.0.0',
    member: null,
  },
} satisfies Meta<typeof FooterView>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const Member: Story = { args: { member: <MemberLinks /> } }
