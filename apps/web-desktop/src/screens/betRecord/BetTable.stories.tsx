import type { BetRow } from '@koi/features/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onDesktop } from '../../testing/onDesktop.tsx'
import { BetTable } from './BetTable.tsx'

const row: BetRow = {
  id: 'bet-1',
  round: '7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e91e',
  venueId: 84,
  venueName: 'Star Harbour Live',
  gameName: 'Star Harbour Dragon Tiger',
  gameType: 'live',
  stake: 2_000_000n,
  payout: 4_000_000n,
  net: 2_000_000n,
  state: 'settled',
  placedAt: '2026-11-21T12:41:07.000Z',
  settledAt: '2026-11-21T12:41:08.000Z',
  placedText: '2026-11-21 20:41:07',
  settledText: '2026-11-21 20:41:08',
  number: '20261121-000041',
  issue: null,
  teams: null,
  lines: [],
  choice: null,
  result: null,
  commitment: null,
  published: null,
}

const meta = {
  ...onDesktop,
  title: '桌面版/投注表',
  component: BetTable,
  args: { rows: [row], onDetail: fn() },
} satisfies Meta<typeof BetTable>

export default meta
type Story = StoryObj<typeof meta>

export const SmallWindow: Story = {
  globals: { form: 'desktop', viewport: { value: 'laptop' } },
  decorators: [(Story) => <div style={{ inlineSize: 'min(744px, 100%)' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(744)
    for (const cell of table.querySelectorAll('td')) {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right))
      await expect(right, cell.textContent ?? '').toBeLessThanOrEqual(cell.getBoundingClientRect().right)
    }
  },
}
