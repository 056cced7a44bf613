import { UpdateNotice } from '@koi/features/updates'
import { Notices } from '@koi/features/notices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta: Meta<typeof UpdateNotice> = {
  title: '通用/新版本',
  component: UpdateNotice,
  parameters: { layout: 'fullscreen' },
  globals: { form: 'desktop', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Notices>
        <Story />
      </Notices>
    ),
  ],
  args: { state: 'offered', onAccept: fn(), onDecline: fn(), onRead: fn() },
}

export default meta
type Story = StoryObj<typeof UpdateNotice>

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即更新' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const OfferedOnPhone: Story = {
  ...Offered,
  globals: { form: 'mobile', viewport: { value: 'phone' } },
}

/** Something is typed into the page: it comes with the next one. */
export const WithTheNextPage: Story = {
  args: { state: 'next-page' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭' }))
    await expect(args.onRead).toHaveBeenCalledOnce()
  },
}
