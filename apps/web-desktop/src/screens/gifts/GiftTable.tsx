import type { GiftOrder } from '@koi/features/gifts'
import { Reference } from '@koi/features/money'
import { m } from '@koi/i18n'
import { Money, Table, type TableColumn } from '@koi/ui'

/** The columns in the player's language. */
function columns(): readonly TableColumn<GiftOrder>[] {
  return [
    { id: 'time', header: m.gifts_time(), cell: ({ time }) => time },
    { id: 'gift', header: m.gifts_gift(), cell: ({ title }) => title },
    { id: 'quantity', header: m.gifts_quantity(), align: 'number', cell: ({ quantity }) => quantity },
    {
      id: 'points',
      header: m.gifts_costs(),
      align: 'number',
      cell: ({ points }) => (points === 0 ? m.common_unavailable() : m.gifts_cost({ points })),
    },
    { id: 'value', header: m.gifts_value(), align: 'number', cell: ({ value }) => <Money fen={value} /> },
    {
      id: 'reference',
      header: m.gifts_reference(),
      cell: ({ id }) => <Reference id={id} label={m.gifts_reference()} />,
    },
  ]
}

/** Gifts that were had, the newest first. */
export function GiftTable({ orders }: { readonly orders: readonly GiftOrder[] }) {
  return <Table caption={m.gifts_view_record()} columns={columns()} rows={orders} rowKey={({ id }) => id} />
}
