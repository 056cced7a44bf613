import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { NoticeLine } from './NoticeLine.tsx'

const meta = {
  title: '展示/NoticeLine',
  component: NoticeLine,
  args: {
    label: '公告',
    lines: [
      '11 月 23 日 04:00–06:00 海风电子场馆例行维护，期间余额留在场馆钱包。',
      '新增存款限额设置，可在“理性娱乐”中随时调整。',
      '部分银行夜间到账可能延迟，敬请留意。',
    ],
  },
} satisfies Meta<typeof NoticeLine>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await waitFor(() =>
      expect(canvas.getByText('新增存款限额设置，可在“理性娱乐”中随时调整。')).toBeVisible(),
    )
    const toggle = canvas.getByRole('button', { name: /暂停|继续/ })
    const before = toggle.getAttribute('aria-label')
    await userEvent.click(toggle)
    await expect(toggle.getAttribute('aria-label')).not.toBe(before)
  },
}
export const One: Story = { args: { lines: ['新增存款限额设置，可在“理性娱乐”中随时调整。'] } }
export const Narrow: Story = {
  args: {
    wrap: 'beside',
    lines: ['Sea Breeze Games: closed until 12-22 06:00', '海风电子维护至约 12-22 06:00，期间不能转入转出'],
  },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/^Sea Breeze/)
    const row = Number.parseFloat(getComputedStyle(line).lineHeight)
    await expect(Math.round(line.getBoundingClientRect().height / row)).toBeLessThanOrEqual(2)
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
}
export const Below: Story = {
  args: { wrap: 'below' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText('部分银行夜间到账可能延迟，敬请留意。')
    await expect(line).not.toBeVisible()
    const { height } = canvas.getByRole('region').getBoundingClientRect()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(line).toBeVisible())
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBe(height)
  },
}
