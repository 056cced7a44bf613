import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Money } from '../Money/Money.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Table } from './Table.tsx'
import type { TableColumn, TableSort } from './tableColumn.ts'

const meta: Meta = { title: '展示/Table', component: Table }

export default meta
type Story = StoryObj

interface Round {
  readonly id: string
  readonly time: string
  readonly game: string
  readonly stake: bigint
  readonly net: bigint | null
}

const rounds: readonly Round[] = [
  { id: 'R1041', time: '2026-11-21 20:36:07', game: '海风 锦鲤跃龙门', stake: 20_000n, net: 1_234_500n },
  { id: 'R1040', time: '2026-11-21 20:31:55', game: '月台 星港百家乐', stake: 100_000n, net: -100_000n },
  { id: 'R1039', time: '2026-11-21 19:02:40', game: '江南 江南牛牛', stake: 5_000n, net: 0n },
  { id: 'R1038', time: '2026-11-20 23:59:12', game: '灯塔 快三分分', stake: 1_000n, net: null },
]

const columns: readonly TableColumn<Round>[] = [
  { id: 'time', header: '时间', cell: (round) => <time>{round.time}</time>, sortable: true },
  { id: 'game', header: '场馆与游戏', cell: (round) => round.game },
  {
    id: 'state',
    header: '状态',
    cell: (round) => (round.net === null ? <Tag tone="info">未结算</Tag> : <Tag>已结算</Tag>),
  },
  {
    id: 'stake',
    header: '投注额',
    align: 'number',
    sortable: true,
    cell: (round) => <Money fen={round.stake} />,
    total: <Money fen={126_000n} />,
  },
  {
    id: 'net',
    header: '净输赢',
    align: 'number',
    cell: (round) => <Money fen={round.net} signed />,
    total: <Money fen={1_134_500n} signed />,
  },
]

const manyRounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((day) =>
  rounds.map((round) => Object.assign({}, round, { id: `${day} ${round.id}` })),
)

const opened = fn()

export const Full: Story = {
  render: function Render() {
    const [sort, setSort] = useState<TableSort>({ column: 'time', direction: 'descending' })
    return (
      <Card padding="none">
        <Table
          caption="投注记录"
          columns={columns}
          rows={rounds}
          rowKey={(round) => round.id}
          sort={sort}
          onSortChange={setSort}
          onRowAction={opened}
          rowActionLabel={(round) => `查看 ${round.id}`}
          totalLabel="合计"
        />
      </Card>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看 R1040' }))
    await expect(opened).toHaveBeenCalledWith(rounds[1])
    const time = canvas.getByRole('columnheader', { name: '时间' })
    await userEvent.click(canvas.getByRole('button', { name: '时间' }))
    await expect(time).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(time).toHaveAttribute('aria-sort', 'descending')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '投注额' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('columnheader', { name: '投注额' })).toHaveAttribute('aria-sort')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenLastCalledWith(rounds[0])
  },
}

export const Loading: Story = {
  render: () => (
    <Card padding="none">
      <Table caption="投注记录" columns={columns} rows={[]} rowKey={(round) => round.id} loadingRows={5} />
    </Card>
  ),
}

export const WithoutRows: Story = {
  render: () => (
    <Card padding="none">
      <Table
        caption="投注记录"
        columns={columns}
        rows={[]}
        rowKey={(round) => round.id}
        empty={<Empty title="这段时间没有投注" description="换一个时间范围再看看。" />}
      />
    </Card>
  ),
}

export const StickyHead: Story = {
  render: () => (
    <Card padding="none">
      <Table
        caption="投注记录"
        columns={columns}
        rows={manyRounds}
        rowKey={(round) => round.id}
        totalLabel="合计"
        maxHeight="20rem"
      />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: '投注记录' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    box.scrollTo({ top: 200, behavior: 'instant' })
    const [head] = canvas.getAllByRole('columnheader')
    await expect(head?.getBoundingClientRect().top).toBeCloseTo(box.getBoundingClientRect().top, 0)
  },
}

export const HeadAtTheWindow: Story = {
  render: () => (
    <Card padding="none">
      <Table
        caption="投注记录"
        columns={columns}
        rows={manyRounds}
        rowKey={(round) => round.id}
        totalLabel="合计"
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('data-fits'))
    window.scrollTo({ top: 400, behavior: 'instant' })
    const [head] = canvas.getAllByRole('columnheader')
    await expect(head?.getBoundingClientRect().top).toBeCloseTo(0, 0)
  },
}

export const OnTouch: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <Card padding="none">
      <Table
        caption="投注记录"
        columns={columns}
        rows={rounds}
        rowKey={(round) => round.id}
        totalLabel="合计"
      />
    </Card>
  ),
}

export const Failed: Story = {
  render: () => (
    <Card padding="none">
      <Table
        caption="投注记录"
        columns={columns}
        rows={[]}
        rowKey={(round) => round.id}
        empty={
          <ErrorState title="没有读到投注记录" description="网络连接失败，请检查网络后重试" onRetry={fn()} />
        }
      />
    </Card>
  ),
}
