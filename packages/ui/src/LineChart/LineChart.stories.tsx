import { formatAmount } from '@koi/api-core/amount'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import type { ChartSeries } from './chartSeries.ts'
import { LineChart } from './LineChart.tsx'

const days = Array.from({ length: 14 }, (_, index) => `11-${String(index + 8).padStart(2, '0')}`)
const yuan = (amounts: readonly (number | null)[]) =>
  amounts.map((amount) => (amount === null ? null : BigInt(amount) * 100n))
const deposits: ChartSeries = {
  id: 'deposit',
  label: '存款',
  values: yuan([500, 800, 0, 1200, 1200, 300, 900, 2000, 1500, 1500, 0, 600, 2400, 1800]),
}
const withdrawals: ChartSeries = {
  id: 'withdraw',
  label: '取款',
  values: yuan([0, 200, 200, 0, 900, 0, 0, 1100, 400, 0, 0, 1300, 800, 600]),
}
const net: ChartSeries = {
  id: 'net',
  label: '净额',
  values: yuan([-300, 260, 410, -120, -640, 80, 350, null, null, 720, -210, -90, 440, 310]),
}

// A bigint cannot be sent to the controls panel.
const meta = {
  title: '展示/LineChart',
  component: LineChart,
  args: { label: '', places: [], placesLabel: '', series: [], formatValue: formatAmount, empty: '' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

const formatValue = (fen: bigint) => formatAmount(fen, { symbol: true })
const formatTick = (fen: bigint) => formatAmount(fen).replace(/\.00$/, '')

function Chart({
  series,
  places = days,
  height,
}: {
  series: readonly ChartSeries[]
  places?: readonly string[]
  height?: number
}) {
  return (
    <Card style={{ maxInlineSize: 640 }}>
      <LineChart
        label="近两周资金"
        places={places}
        placesLabel="日期"
        series={series}
        formatValue={formatValue}
        formatTick={formatTick}
        empty="这段时间没有资金往来"
        height={height}
      />
    </Card>
  )
}

export const Two: Story = {
  render: () => <Chart series={[deposits, withdrawals]} />,
  play: async ({ canvas, userEvent }) => {
    const cursor = await canvas.findByRole('slider', { name: '近两周资金' })
    await expect(cursor).toHaveAttribute('aria-valuetext', '11-21 存款 ¥1,800.00 取款 ¥600.00')
    await userEvent.tab()
    await userEvent.tab()
    await expect(cursor).toHaveFocus()
    await fireEvent.change(cursor, { target: { value: '1' } })
    await expect(cursor).toHaveAttribute('aria-valuetext', '11-09 存款 ¥800.00 取款 ¥200.00')
    await expect(canvas.getByText('¥800.00')).toBeVisible()
  },
}
export const AsTable: Story = {
  render: () => <Chart series={[deposits, withdrawals, net]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看表格' }))
    await expect(canvas.getByRole('row', { name: '11-15 ¥2,000.00 ¥1,100.00 —' })).toBeVisible()
  },
}
export const Negative: Story = { render: () => <Chart series={[net]} /> }
export const Four: Story = {
  render: () => (
    <Chart
      series={[
        deposits,
        withdrawals,
        net,
        { id: 'bonus', label: '红利', values: yuan(days.map((_, index) => 1000 + index * 90)) },
      ]}
    />
  ),
}
export const OnePoint: Story = {
  render: () => <Chart places={['11-21']} series={[{ ...deposits, values: [80_000n] }]} />,
}
export const AllZero: Story = {
  render: () => <Chart series={[{ ...deposits, values: days.map(() => 0n) }]} />,
}
export const Nothing: Story = {
  render: () => <Chart series={[{ ...deposits, values: days.map(() => null) }]} />,
}
export const Narrow: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <div style={{ inlineSize: 'min(320px, 100%)' }}>
      <Chart series={[deposits, withdrawals]} height={180} />
    </div>
  ),
}
