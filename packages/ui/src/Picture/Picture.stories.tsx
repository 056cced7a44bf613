import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyIcon } from '../Icon/icons.ts'
import { storyPicture } from '../testing/storyPicture.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: '展示/Picture',
  component: Picture,
  args: { src: storyPicture(190), alt: '夜色里的港口', ratio: '16 / 10' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '夜色里的港口' }).closest('[data-state]')).toHaveAttribute(
        'data-state',
        'shown',
      ),
    )
  },
}
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken', fallback: <Icon icon={EmptyIcon} size="large" /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '夜色里的港口' })).not.toHaveAttribute('src'))
  },
}
export const Single: Story = { args: { src: storyPicture(40), single: true, ratio: '1 / 1' } }
