import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta: Meta<typeof Dialog> = { title: '浮层/Dialog', component: Dialog }

export default meta
type Story = StoryObj<typeof Dialog>

function Opener(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打开' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

export const EscapeCloses: Story = {
  render: () => (
    <Opener title="投注详情">
      <p>海风 锦鲤跃龙门，投注 ¥200.00，派彩 ¥12,545.00。</p>
    </Opener>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await open?.(context)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const opener = canvas.getByRole('button', { name: '打开' })
    await expect(opener).toHaveFocus()
    if (!(await pressForReal('{Enter}'))) return
    const dialog = await screen.findByRole('dialog')
    // The focus goes round inside; the page behind cannot be reached.
    for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await pressForReal(keys)
      await expect(dialog.contains(document.activeElement) || document.activeElement === document.body).toBe(
        true,
      )
    }
    await pressForReal('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const WithFooter: Story = {
  render: () => (
    <Opener
      title="核对转账"
      footer={
        <>
          <Button>返回修改</Button>
          <Button variant="primary">确认转账</Button>
        </>
      }
    >
      从主钱包转入海风电子 ¥1,000.00，手续费 ¥0.00，即时到账。
    </Opener>
  ),
  play: open,
}

export const NeedsAnAnswer: Story = {
  render: () => (
    <Opener title="已娱乐 60 分钟" dismissible={false} footer={<Button variant="primary">继续</Button>}>
      本次净输赢 -¥320.00。休息一下也很好。
    </Opener>
  ),
  play: async (context) => {
    await open?.(context)
    await pressForReal('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('button', { name: '继续' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  render: () => (
    <Opener title="优惠规则" size="large" footer={<Button variant="primary">我知道了</Button>}>
      {Array.from({ length: 30 }, (_, index) => (
        <p
          key={index}
        >{`${index + 1}. 加赠金额计入奖金钱包，需完成 8 倍流水，规则一页读完，随时可以取消。`}</p>
      ))}
    </Opener>
  ),
  play: async (context) => {
    await open?.(context)
    const body = screen.getByText(/^1\./).parentElement
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'))
  },
}

export const OnTouch: Story = { ...WithFooter, globals: { form: 'mobile', viewport: { value: 'phone' } } }
