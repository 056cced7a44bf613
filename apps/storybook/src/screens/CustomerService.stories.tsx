import { desk } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomerServiceView as Desktop } from '../../../web-desktop/src/screens/customerService/CustomerServiceScreen.tsx'
import { CustomerServiceView as Mobile } from '../../../web-mobile/src/screens/customerService/CustomerServiceScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onRetry = fn()

const both = inBothForms({ desktop: Desktop, mobile: Mobile })
const meta: Meta<typeof Desktop> = {
  ...both,
  title: '页面/在线客服',
  component: Desktop,
  parameters: { ...both.parameters, frame: 'full' },
  args: { desk: { ...desk, onRetry } },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('客服窗口')).toHaveAttribute('sandbox')
  },
}

export const Opening: Story = {
  args: { desk: { ...desk, status: 'opening' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在打开客服')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { desk: { ...desk, status: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '写邮件' })).toHaveAttribute(
      'href',
      'mailto:service@koi.example',
    )
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

/** Its address is not known: the server does not answer. */
export const FailedWithoutAddress: Story = {
  args: { desk: { ...desk, status: 'failed', frame: null, onRetry } },
}
