import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Actions } from './Actions.tsx'

const meta = {
  title: '按压/Actions',
  component: Actions,
  args: {
    children: (
      <>
        <Button>返回修改</Button>
        <Button variant="primary">确认转账</Button>
      </>
    ),
  },
} satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnTouch: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [back, confirm] = canvas.getAllByRole('button')
    await expect(confirm?.offsetWidth).toBeGreaterThan(back?.offsetWidth ?? 0)
    await expect(confirm?.offsetTop).toBe(back?.offsetTop)
  },
}

export const LongTextsOnTouch: Story = {
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        <Button>我确实需要再提交一笔相同的转账</Button>
        <Button variant="primary">不再提交，先去核对记录</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [again, check] = canvas.getAllByRole('button')
    await expect(check?.offsetTop).toBeLessThan(again?.offsetTop ?? 0)
  },
}
