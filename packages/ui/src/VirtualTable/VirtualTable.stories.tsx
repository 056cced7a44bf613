import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Money } from '../Money/Money.tsx'
import type { TableColumn } from '../Table/tableColumn.ts'
import { VirtualTable } from './VirtualTable.tsx'

interface Round {
  readonly id: string
  readonly game: string
  readonly net: bigint
}

const games = ['锦鲤跃龙门', '星港百家乐', '江南牛牛', '快三分分']
const rounds: readonly Round[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `R${index + 1}`,
  game: games[index % games.length] ?? '',
  net: BigInt((index % 7) - 3) * 12_345n,
}))

const columns: readonly TableColumn<Round>[] = [
  { id: 'id', header: '局号', width: '120px', cell: (round) => round.id },
  { id: 'game', header: '游戏', cell: (round) => round.game },
  {
    id: 'net',
    header: '净输赢',
    align: 'number',
    width: '160px',
    cell: (round) => <Money fen={round.net} signed />,
  },
]

const opened = fn()

const meta: Meta<typeof VirtualTable<Round>> = {
  title: '展示/VirtualTable',
  component: VirtualTable,
  args: {
    caption: '投注记录',
    columns,
    rows: rounds,
    rowKey: (round) => round.id,
    rowHeight: 45,
    minWidth: '480px',
    onRowAction: opened,
    rowActionLabel: (round) => `查看 ${round.id}`,
  },
  argTypes: { rows: { control: false } },
  parameters: { controls: { disable: true }, docs: { source: { type: 'code' } } },
  render: (args) => (
    <Card padding="none">
      <VirtualTable<Round> {...args} />
    </Card>
  ),
}

export default meta
type Story = StoryObj<typeof meta>

const place = (element: Element | null | undefined) =>
  Number(element?.closest('tr')?.getAttribute('aria-rowindex'))

export const TenThousandRows: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: '投注记录' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(90)
    window.scrollTo({ top: 45 * 7000, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('R7002')).toBeVisible())
    await expect(place(canvas.getByText('R7002'))).toBe(7003)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(120)
    await userEvent.click(canvas.getByRole('button', { name: '查看 R7002' }))
    await expect(opened).toHaveBeenCalledWith(rounds[7001])
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('R1')).toBeVisible())
    canvas.getByRole('button', { name: '查看 R1' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 R3' })).toHaveFocus())
    window.scrollTo({ top: 45 * 5000, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('R5002')).toBeVisible())
    // The row with the focus stays, and the rows between do not.
    await expect(place(document.activeElement)).toBe(4)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 R10000' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 R1' })).toHaveFocus())
  },
}

export const LeftInTheMiddle: Story = {
  args: { initialPlace: { key: 'R4000', index: 3999, offset: -10 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('R4000')).toBeVisible())
    const row = canvas.getByText('R4000').closest('tr')
    await waitFor(() => expect(row?.getBoundingClientRect().top).toBeCloseTo(-10, 0))
  },
}

export const Few: Story = { args: { rows: rounds.slice(0, 3) } }
export const Narrow: Story = {
  render: (args) => (
    <Card padding="none" style={{ maxInlineSize: 320 }}>
      <VirtualTable<Round> {...args} rows={rounds.slice(0, 20)} />
    </Card>
  ),
}
