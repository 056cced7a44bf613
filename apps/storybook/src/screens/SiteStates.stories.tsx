import { MaintenanceView, RegionView, UnreachableView } from '@koi/features/sitePages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inBothForms } from '../testing/inBothForms.tsx'

/** In an hour and a half. */
const until = Date.now() + 5_400_000
const onCheck = fn()
const onRetry = fn()
const onBack = fn()

/** Both shells show the same: these pages stand in place of a shell. */
const both = inBothForms({ desktop: UnreachableView, mobile: UnreachableView })

const meta: Meta = {
  decorators: both.decorators,
  parameters: { ...both.parameters, frame: 'full' },
  title: '页面/站点状态',
}

export default meta

/** A page that was not loaded, without a connection. */
export const Offline: StoryObj = {
  render: () => <UnreachableView onRetry={onRetry} onBack={onBack} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const Maintenance: StoryObj = {
  render: () => <MaintenanceView until={until} untilText="11-23 18:00" onCheck={onCheck} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '现在检查' }))
    await expect(onCheck).toHaveBeenCalled()
  },
}

export const RegionNotServed: StoryObj = {
  render: () => <RegionView region="美国" regions="中国、香港、澳门和新加坡" onCheck={onCheck} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('您所在的地区不在服务范围内')
  },
}
