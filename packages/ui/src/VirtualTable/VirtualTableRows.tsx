import { Fragment } from 'react'
import type { TableColumn } from '../Table/tableColumn.ts'
import { TableRow } from '../Table/TableRow.tsx'
import { useRowFocus } from '../VirtualList/useRowFocus.ts'
import { type RowPlace, useVirtualRows } from '../VirtualList/useVirtualRows.ts'

export interface VirtualTableRowsProps<Row> {
  /** What each column shows, in order. Each but one has a `width`, since rows that come and go would change it; that one takes what is left. */
  columns: readonly TableColumn<Row>[]
  /** What is listed; only what is in sight is drawn. */
  rows: readonly Row[]
  /** Tells rows apart. */
  rowKey: (row: Row) => string
  /** How high a row usually is, in px. */
  rowHeight: number
  /** Opens a row's detail; adds a button to each row and makes the whole row a target for the pointer. */
  onRowAction?: ((row: Row) => void) | undefined
  /** What the row's button says. */
  rowActionLabel: (row: Row) => string
  /** Where it was left: the page begins there. */
  initialPlace?: RowPlace | null | undefined
  /** The page was scrolled to another place. */
  onPlaceChange?: ((place: RowPlace) => void) | undefined
}

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
  // Not within the markup: the React Compiler leaves a component alone that reads `at(-1)` there.
  const below = layout.total - layout.offset((shown.at(-1) ?? -1) + 1)
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
      <Room height={below} />
    </tbody>
  )
}

function Room({ height }: { readonly height: number }) {
  return <tr aria-hidden style={{ blockSize: height }} />
}
