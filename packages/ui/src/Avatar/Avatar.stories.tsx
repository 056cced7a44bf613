import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPicture } from '../testing/storyPicture.ts'
import { Avatar } from './Avatar.tsx'

const meta = { title: '展示/Avatar', component: Avatar, args: { name: 'koi2026' } } satisfies Meta<
  typeof Avatar
>

export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = {}
export const WithPicture: Story = { args: { src: storyPicture(20) } }
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } }
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" name="锦鲤" />
    </div>
  ),
}
