import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Modal, type ModalProps } from './Modal.tsx'

const meta: Meta<typeof Modal> = { title: '浮层/Modal', component: Modal }

export default meta
type Story = StoryObj<typeof Modal>

function OrderModal(props: Pick<ModalProps, 'dismissible' | 'size'>) {
  const [order, setOrder] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const close = () => setOrder(null)
  return (
    <>
      <Button onClick={() => setOrder('C0421')}>打开订单</Button>
      <Modal
        {...props}
        open={order !== null}
        onClose={close}
        title="充值订单"
        actions={
          <>
            <Button onClick={() => setAsking(true)}>取消订单</Button>
            <Button variant="primary" onClick={close}>
              知道了
            </Button>
          </>
        }
      >
        {order === null ? null : <p>编号 {order}，充值 ¥500.00，请在 15 分钟内付款。</p>}
      </Modal>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title="取消这笔订单？"
        size="small"
        actions={<Button variant="primary">取消订单</Button>}
      >
        已经付款的订单请不要取消。
      </Modal>
    </>
  )
}

const onPhone = { form: 'mobile', viewport: { value: 'phone' } }

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打开订单' }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}

const dialogs = () => screen.queryAllByRole('dialog')

/** The back button of a phone, pressed once the entries of so many overlays are in the history. */
async function pressBack(overlays: number): Promise<void> {
  await waitFor(() => expect(history.state).toMatchObject({ koiOverlay: { depth: overlays } }))
  history.back()
}

export const OnDesktop: Story = {
  globals: { form: 'desktop' },
  render: () => <OrderModal />,
  play: async (context) => {
    await open?.(context)
    const entries = history.length
    if (!(await pressForReal('{Escape}'))) return
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    await expect(context.canvas.getByRole('button', { name: '打开订单' })).toHaveFocus()
    await expect(history.length).toBe(entries)
    await open?.(context)
  },
}

export const OnTouch: Story = {
  globals: onPhone,
  render: () => <OrderModal />,
  play: async (context) => {
    const opener = context.canvas.getByRole('button', { name: '打开订单' })
    const { href } = location
    await open?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    await expect(opener).toHaveFocus()
    await open?.(context)
    await pressBack(1)
    await waitFor(() => expect(dialogs()).toHaveLength(0))
    await expect(location.href).toBe(href)
    await open?.(context)
  },
}

export const OneOverAnother: Story = {
  globals: onPhone,
  render: () => <OrderModal />,
  play: async (context) => {
    await open?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: '取消订单' }))
    const question = () => screen.queryByRole('dialog', { name: '取消这笔订单？' })
    await waitFor(() => expect(question()).toBeVisible())
    await pressBack(2)
    await waitFor(() => expect(question()).toBeNull())
    await expect(screen.getByRole('dialog', { name: '充值订单' })).toBeVisible()
    await context.userEvent.click(screen.getByRole('button', { name: '取消订单' }))
    await waitFor(() => expect(question()).toBeVisible())
  },
}

export const WaitsForTheEnd: Story = {
  globals: onPhone,
  render: () => (
    <Modal open dismissible={false} onClose={() => undefined} title="正在转账">
      请稍候，结果出来前请不要离开。
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await pressForReal('{Escape}')
    await pressBack(1)
    await expect(dialog).toBeVisible()
    // It has its entry back, for the next press.
    await waitFor(() => expect(history.state).toMatchObject({ koiOverlay: { depth: 1 } }))
    await expect(within(dialog).queryByRole('button')).toBeNull()
  },
}

export const SecondClickOfTheOpener: Story = {
  globals: { form: 'desktop' },
  render: () => <OrderModal />,
  play: async ({ canvas, userEvent }) => {
    // A pointer that does not move meets the backdrop with its second click.
    await userEvent.pointer([
      { keys: '[MouseLeft]', target: canvas.getByRole('button', { name: '打开订单' }) },
    ])
    const dialog = await screen.findByRole('dialog')
    const second = { bubbles: true, cancelable: true, detail: 2 }
    dialog.dispatchEvent(new MouseEvent('mousedown', second))
    screen.getByRole('button', { name: '知道了' }).dispatchEvent(new MouseEvent('click', second))
    await expect(dialog).not.toHaveAttribute('data-closing')
    dialog.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 1 }))
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  },
}
