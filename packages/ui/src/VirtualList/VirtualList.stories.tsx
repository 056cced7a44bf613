import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { VirtualList } from './VirtualList.tsx'

interface Round {
  readonly id: number
  readonly game: string
  readonly note: string
}

const games = ['锦鲤跃龙门', '星港百家乐', '江南牛牛', '快三分分']
const rounds: readonly Round[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  game: games[index % games.length] ?? '',
  note: '这一局的说明比别的更长一些，会占用更多的行。'.repeat(index % 4),
}))

function Row({ round }: { round: Round }) {
  return (
    <div
      style={{ display: 'flex', justifyContent: 'space-between', gap: 16, padding: '10px var(--space-4)' }}
    >
      <span>
        {round.game}
        {round.note ? (
          <small style={{ display: 'block', color: 'var(--color-text-muted)' }}>{round.note}</small>
        ) : null}
      </span>
      <span style={{ flex: 'none', color: 'var(--color-text-muted)', fontVariantNumeric: 'tabular-nums' }}>
        R{round.id}
      </span>
    </div>
  )
}

const meta: Meta<typeof VirtualList<Round>> = {
  title: '展示/VirtualList',
  component: VirtualList,
  args: {
    label: '投注记录',
    items: rounds,
    itemKey: (round) => String(round.id),
    rowHeight: 44,
    height: '24rem',
    children: (round) => <Row round={{ ...round, note: '' }} />,
  },
  // Ten thousand rows written out as text would block the page of documentation for a minute.
  argTypes: { items: { control: false } },
  parameters: { docs: { source: { type: 'code' } } },
  render: (args) => (
    <Card padding="none" style={{ maxInlineSize: 480 }}>
      <VirtualList<Round> {...args} />
    </Card>
  ),
}

export default meta
type Story = StoryObj<typeof meta>

const place = (row: Element | null) => row?.getAttribute('aria-posinset')

export const TenThousandRows: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '投注记录' })
    await expect(list.children.length).toBeLessThan(60)
    await userEvent.tab()
    await expect(place(document.activeElement)).toBe('1')
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '10000')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(place(document.activeElement)).toBe('3'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(place(document.activeElement)).toBe('10000'))
    await waitFor(() => expect(canvas.getByText('R9999')).toBeVisible())
    await expect(list.children.length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowDown}{PageUp}')
    await waitFor(() => expect(Number(place(document.activeElement))).toBeLessThan(10_000))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(place(document.activeElement)).toBe('1'))
  },
}

export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('list', { name: '投注记录' }).parentElement
    await waitFor(() => expect(canvas.getByText('R1')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(place(document.activeElement)).toBe('1'))
    box?.scrollTo({ top: 44 * 5000, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('R5001')).toBeVisible())
    await expect(place(document.activeElement)).toBe('1')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(place(document.activeElement)).toBe('2'))
    await waitFor(() => expect(box?.scrollTop).toBeLessThan(100))
  },
}

export const OwnHeights: Story = {
  args: { measured: true, rowHeight: 60, children: (round) => <Row round={round} /> },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('list', { name: '投注记录' }).parentElement
    const top = (row: Element | undefined) => row?.getBoundingClientRect().top ?? Number.NaN
    const inSight = () => canvas.getAllByRole('listitem').find((row) => top(row) >= top(box ?? undefined))
    box?.scrollTo({ top: 60 * 4000, behavior: 'instant' })
    // The rows follow the box when it tells that it was scrolled, which is a frame later at the soonest.
    await waitFor(() => expect(Number(place(inSight() ?? null))).toBeGreaterThan(2000))
    // Going up into rows that were never measured, what is in sight stays where it is.
    const row = inSight()
    const before = top(row)
    box?.scrollBy({ top: -30, behavior: 'instant' })
    await waitFor(() => expect(Math.abs(top(row) - before - 30)).toBeLessThan(2))
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByText('R10000')).toBeVisible())
  },
}

export const LeftWithinATallRow: Story = {
  args: {
    measured: true,
    rowHeight: 44,
    initialPlace: { key: '4000', index: 3999, offset: -60 },
    children: (round) => <Row round={{ ...round, note: round.id === 4000 ? round.note : '' }} />,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('list', { name: '投注记录' }).parentElement
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN
    // The row is higher than it is guessed to be, and was left further down than the guess.
    await waitFor(() => expect(canvas.getByText('R4000')).toBeInTheDocument())
    const row = canvas.getByText('R4000').closest('li')
    await expect(row?.getBoundingClientRect().height).toBeGreaterThan(70)
    await waitFor(() => expect(Math.abs(top(row) - top(box) + 60)).toBeLessThan(2))
  },
}

export const WithTheWindow: Story = {
  args: { height: undefined },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 44 * 7000, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('R7002')).toBeVisible())
    await expect(canvas.getByRole('list').children.length).toBeLessThan(80)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByText('R1')).toBeVisible())
  },
}

export const WithControls: Story = {
  args: {
    controls: true,
    rowHeight: 56,
    children: (round) => (
      <div style={{ display: 'flex', alignItems: 'center', blockSize: 56, paddingInline: 16 }}>
        <span style={{ flex: 1 }}>{round.game}</span>
        <Button size="small">{`查看 R${round.id}`}</Button>
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '查看 R1' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 R10000' })).toHaveFocus())
  },
}

export const LeftInTheMiddle: Story = {
  args: { initialOffset: 44 * 300 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('R301')).toBeVisible())
  },
}

export const Few: Story = { args: { items: rounds.slice(0, 3) } }
export const OnTouch: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: { measured: true, rowHeight: 64, children: (round) => <Row round={round} /> },
}
