import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { useToast } from './useToast.ts'

function Openers() {
  const toast = useToast()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button onClick={() => toast('已切换到深色')}>说明</Button>
      <Button onClick={() => toast({ text: '资料已保存', tone: 'positive' })}>成功</Button>
      <Button onClick={() => toast({ text: '没有保存成功，请稍后再试', tone: 'negative', action: '重试' })}>
        失败
      </Button>
      <Button
        onClick={() =>
          toast('海风电子的余额正在转回主钱包，通常一分钟内完成，转回后会出现在资金明细里，不必停留在这一页')
        }
      >
        长
      </Button>
    </div>
  )
}

const meta: Meta = { title: '浮层/Toast', component: Openers }

export default meta
type Story = StoryObj

export const Said: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '成功' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('status')).toHaveTextContent('资料已保存')
    screen.getByRole('button', { name: '关闭' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('资料已保存')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '成功' }))
    await waitFor(() => expect(screen.getByText('资料已保存')).toBeVisible())
  },
}

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '失败' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '说明' }))
    await waitFor(() => expect(screen.getByText('已切换到深色')).toBeVisible())
  },
}

export const LongText: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '长' }))
    await waitFor(() => expect(screen.getByText(/转回主钱包/)).toBeVisible())
  },
}
