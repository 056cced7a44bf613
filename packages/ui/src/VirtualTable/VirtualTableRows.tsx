import { Fragment } from 'react'
import { TableRow } from '../Table/TableRow.tsx'
import { useRowFocus } from '../VirtualList/useRowFocus.ts'
import { useVirtualRows } from '../VirtualList/useVirtualRows.ts'
import type { VirtualTableProps } from './VirtualTable.tsx'

export type VirtualTableRowsProps<Row> = Omit<
  VirtualTableProps<Row>,
  'caption' | 'total' | 'minWidth' | 'loadingRows' | 'className'
>

/** The rows in sight, the one with the focus, and rows without content that hold the room of the others. */
export function VirtualTableRows<Row>({
  columns,
  rows,
  rowKey,
  rowHeight,
  onRowAction,
  rowActionLabel,
  initialPlace,
  onPlaceChange,
}: VirtualTableRowsProps<Row>) {
  const keys = rows.map(rowKey)
  const { list, layout, first, last } = useVirtualRows<HTMLTableSectionElement>({
    keys,
    rowHeight,
    measured: true,
    tracksTop: false,
    box: null,
    initialPlace,
    onPlaceChange,
  })
  const focused = useRowFocus(list, { count: rows.length, page: Math.max(1, last - first - 8) })
  const inSight = rows.slice(first, last + 1).map((_, at) => first + at)
  const kept = focused !== null && focused < rows.length && (focused < first || focused > last)
  const shown = kept ? (focused < first ? [focused, ...inSight] : [...inSight, focused]) : inSight
  return (
    <tbody ref={list}>
      {shown.map((index, at) => {
        const row = rows[index]
        if (row === undefined) return null
        const above = layout.offset(index) - layout.offset((shown[at - 1] ?? -1) + 1)
        return (
          <Fragment key={keys[index]}>
            {above > 0 ? <Room height={above} /> : null}
            <TableRow
              columns={columns}
              row={row}
              index={index}
              onAction={onRowAction}
              actionLabel={rowActionLabel(row)}
            />
          </Fragment>
        )
      })}
      <Room height={layout.total - layout.offset((shown.at(-1) ?? -1) + 1)} />
    </tbody>
  )
}

function Room({ height }: { readonly height: number }) {
  return <tr aria-hidden style={{ blockSize: height }} />
}
