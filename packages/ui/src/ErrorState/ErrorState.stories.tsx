import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: '状态/ErrorState',
  component: ErrorState,
  args: { title: '游戏列表暂时打不开', description: '可能是网络不稳定，您的余额不受影响。', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const Small: Story = { args: { size: 'small', description: undefined } }
export const WithoutRetry: Story = {
  render: () => <ErrorState title="该地区暂不提供服务" description="请联系客服了解详情。" />,
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
