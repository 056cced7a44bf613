import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { List } from '../List/List.tsx'
import { ListItem } from '../ListItem/ListItem.tsx'
import { Segmented } from '../Segmented/Segmented.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Sheet, type SheetProps } from './Sheet.tsx'

const meta: Meta<typeof Sheet> = {
  title: '浮层/Sheet',
  component: Sheet,
  globals: { form: 'mobile', viewport: { value: 'phone' } },
}

export default meta
type Story = StoryObj<typeof Sheet>

function Opener(props: Omit<SheetProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const wallets = (
  <List>
    <ListItem title="海风电子" end="¥288.00" />
    <ListItem title="月台真人" end="¥0.00" />
    <ListItem title="青瓦棋牌" end="¥1,024.50" />
  </List>
)

export const DragsAway: Story = {
  render: () => <Opener title="选择场馆">{wallets}</Opener>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    const heading = await screen.findByRole('heading', { name: '选择场馆' })
    const at = (clientY: number) => ({ clientY, button: 0, pointerId: 1 })
    await fireEvent.pointerDown(heading, at(400))
    await fireEvent.pointerMove(heading, at(900))
    await fireEvent.pointerUp(heading, at(900))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '打开' })).toHaveFocus()
  },
}

export const WithFooter: Story = {
  render: () => (
    <Opener
      title="转入海风电子"
      footer={
        <Button variant="primary" size="large" block>
          确认转入
        </Button>
      }
    >
      {wallets}
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '转入海风电子' })).toBeVisible())
    if (!(await pressForReal('{Escape}'))) return
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '打开' })).toHaveFocus()
    await pressForReal('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus())
    await pressForReal('{Tab}')
    await expect(screen.getByRole('button', { name: '确认转入' })).toHaveFocus()
  },
}

export const LongContent: Story = {
  render: () => (
    <Opener title="选择场馆" height="full">
      <List>
        {Array.from({ length: 24 }, (_, index) => (
          <ListItem key={index} title={`第 ${index + 1} 个场馆`} end="¥288.00" />
        ))}
      </List>
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    const dialog = await screen.findByRole('dialog')
    const body = screen.getByRole('list').parentElement
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'))
    body?.focus()
    if (await pressForReal('{End}')) await waitFor(() => expect(body?.scrollTop).toBeGreaterThan(0))
    await expect(dialog).toBeVisible()
  },
}

const spans = ['今天', '昨天', '近 7 天', '近 30 天', '近 12 个月', '自定义日期'].map((label, value) => ({
  label,
  value,
}))

export const ChosenInSight: Story = {
  render: () => (
    <Opener title="筛选">
      <Segmented label="时间" options={spans} value={5} onValueChange={() => undefined} />
    </Opener>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开' }))
    const chosen = await screen.findByText('自定义日期')
    const end = () => chosen.getBoundingClientRect().right
    await waitFor(() => expect(end()).toBeGreaterThan(0))
    await waitFor(() => expect(end()).toBeLessThanOrEqual(document.documentElement.clientWidth))
  },
}
