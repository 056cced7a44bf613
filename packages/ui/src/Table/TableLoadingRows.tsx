import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './Table.module.css'
import type { TableColumn } from './tableColumn.ts'

export interface TableLoadingRowsProps<Row> {
  /** What each column shows, in order. */
  columns: readonly TableColumn<Row>[]
  /** How many. */
  count: number
  /** A column at the end for the rows' action. */
  withAction: boolean
  /** In px; that of a line of text by default. */
  height?: number | undefined
}

/** Rows of a table that is on its way. */
export function TableLoadingRows<Row>({ columns, count, withAction, height }: TableLoadingRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={`loading ${row}`} className={styles['row']} style={{ blockSize: height }}>
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          <Skeleton width="min(7rem, 100%)" className={styles['skeleton']} />
        </td>
      ))}
      {withAction ? <td aria-hidden /> : null}
    </tr>
  ))
}
