import { feedback } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FeedbackView as Desktop } from '../../../web-desktop/src/screens/feedback/FeedbackScreen.tsx'
import { FeedbackView as Mobile } from '../../../web-mobile/src/screens/feedback/FeedbackScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { form, filled } = feedback
const onSubmit = fn()
const onAnother = fn()

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/意见反馈',
  component: Desktop,
  args: { model: form },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '提交反馈' })).toBeDisabled()
  },
}

export const Filled: Story = {
  args: { model: { ...filled, onSubmit } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('说明')).toHaveValue(filled.text.value)
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const PictureRefused: Story = {
  args: {
    model: {
      ...filled,
      pictures: { ...filled.pictures, message: '图片无法读取，可能已损坏。请换一张再试' },
    },
  },
}

export const Refused: Story = {
  args: { model: { ...filled, message: '今天已提交 20 条反馈，请明天再来' } },
}

export const Sending: Story = {
  args: { model: { ...filled, status: 'submitting', canSubmit: false } },
}

export const Sent: Story = {
  args: { model: { step: 'sent', onAnother } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '查看反馈记录' })).toHaveAttribute(
      'href',
      '/user/feedBackList',
    )
    await userEvent.click(canvas.getByRole('button', { name: '再写一条' }))
    await expect(onAnother).toHaveBeenCalledOnce()
  },
}
