import { PageViewsQuestionView } from '@koi/features/analytics'
import { Notices } from '@koi/features/notices'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

const meta: Meta<typeof PageViewsQuestionView> = {
  title: '通用/浏览统计询问',
  component: PageViewsQuestionView,
  parameters: { layout: 'fullscreen' },
  globals: { form: 'desktop', viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Notices>
        <Story />
      </Notices>
    ),
  ],
  args: { onAnswer: fn() },
}

export default meta
type Story = StoryObj<typeof PageViewsQuestionView>

export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '不同意' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('declined')
  },
}

export const AskedOnPhone: Story = {
  ...Asked,
  globals: { form: 'mobile', viewport: { value: 'phone' } },
}
