import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon } from '../Icon/icons.ts'
import styles from './Table.module.css'
import type { TableColumn } from './tableColumn.ts'

export interface TableRowProps<Row> {
  /** What each column shows, in order. */
  columns: readonly TableColumn<Row>[]
  /** What the row shows. */
  row: Row
  /** Its place among rows that are not all in the page, from 0. */
  index?: number | undefined
  /** Opens the row's detail; the whole row is its target. */
  onAction: ((row: Row) => void) | undefined
  /** What the row's button says. */
  actionLabel: string
}

/** A row of a table, with a button at its end where it can be opened. */
export function TableRow<Row>({ columns, row, index, onAction, actionLabel }: TableRowProps<Row>) {
  return (
    <tr
      className={styles['row']}
      data-action={onAction ? true : undefined}
      data-index={index}
      // The headings are the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
      {onAction ? (
        <td className={styles['actionCell']}>
          <button
            type="button"
            className={styles['action']}
            aria-label={actionLabel}
            onClick={() => onAction(row)}
          >
            <Icon icon={ChevronRightIcon} size="small" />
          </button>
        </td>
      ) : null}
    </tr>
  )
}
