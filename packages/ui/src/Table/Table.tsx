import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableLoadingRows } from './TableLoadingRows.tsx'
import { TableRow } from './TableRow.tsx'
import { tellWhetherItFits } from './tellWhetherItFits.ts'
import type { TableColumn, TableSort } from './tableColumn.ts'

export interface TableProps<Row> {
  /** What the table lists; read aloud. */
  caption: string
  /** What each column shows, in order. */
  columns: readonly TableColumn<Row>[]
  /** What is listed, as it was sorted by the caller. */
  rows: readonly Row[]
  /** Tells rows apart. */
  rowKey: (row: Row) => string
  /** Opens a row's detail; adds a button to each row and makes the whole row a target for the pointer. */
  onRowAction?: ((row: Row) => void) | undefined
  /** What the row's button says, with the row. */
  rowActionLabel?: ((row: Row) => string) | undefined
  /** The column that rows are sorted by, and which way. */
  sort?: TableSort | null | undefined
  /** The player asks for another order. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Shows rows of skeletons: how many. */
  loadingRows?: number | undefined
  /** Names the line of totals; there is one when a column has a `total`. */
  totalLabel?: ReactNode
  /** Stands in place of the rows where there are none. */
  empty?: ReactNode
  /**
   * It scrolls in its own box, with the headings in sight: the box's greatest height. Without it the headings stay at the top
   * of the window, where the table is no wider than its place.
   */
  maxHeight?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** Rows to compare: headings that stay, numbers aligned, totals over the whole filter. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onRowAction,
  rowActionLabel,
  sort,
  onSortChange,
  loadingRows = 0,
  totalLabel,
  empty,
  maxHeight,
  className,
}: TableProps<Row>) {
  const totals = rows.length > 0 && columns.some((column) => column.total !== undefined)
  const span = columns.length + (onRowAction ? 1 : 0)
  return (
    <section
      className={classNames(styles['root'], className)}
      style={{ maxBlockSize: maxHeight }}
      aria-label={caption}
      ref={tellWhetherItFits}
    >
      <table className={styles['table']} aria-busy={loadingRows > 0 || undefined}>
        <caption className={styles['caption']}>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          withAction={onRowAction !== undefined}
        />
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              onAction={onRowAction}
              actionLabel={rowActionLabel?.(row) ?? caption}
            />
          ))}
          <TableLoadingRows columns={columns} count={loadingRows} withAction={onRowAction !== undefined} />
          {rows.length === 0 && loadingRows === 0 && empty ? (
            <tr>
              <td colSpan={span}>{empty}</td>
            </tr>
          ) : null}
        </tbody>
        {totals ? (
          <tfoot className={styles['foot']}>
            <tr>
              {columns.map((column, index) => (
                <td key={column.id} data-align={column.align}>
                  {column.total ?? (index === 0 ? totalLabel : null)}
                </td>
              ))}
              {onRowAction ? <td aria-hidden /> : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}
