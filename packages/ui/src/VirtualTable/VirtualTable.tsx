import { classNames } from '../css/classNames.ts'
import tableStyles from '../Table/Table.module.css'
import { TableHead } from '../Table/TableHead.tsx'
import { TableLoadingRows } from '../Table/TableLoadingRows.tsx'
import { tellWhetherItFits } from '../Table/tellWhetherItFits.ts'
import styles from './VirtualTable.module.css'
import { VirtualTableRows, type VirtualTableRowsProps } from './VirtualTableRows.tsx'

export interface VirtualTableProps<Row> extends VirtualTableRowsProps<Row> {
  /** What the table lists; read aloud. */
  caption: string
  /** A CSS width: where there is less room, the table scrolls sideways. */
  minWidth: string
  /** How many rows there are in all, where not all of them are here yet. */
  total?: number | undefined
  /** Shows rows of skeletons: how many. */
  loadingRows?: number | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * A table of any length that scrolls with the window, of which only the rows in sight are in the page. Readers are told the
 * place of each row among all; the row that holds the focus stays, however far the page is scrolled.
 */
export function VirtualTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHeight,
  minWidth,
  total,
  loadingRows = 0,
  onRowAction,
  rowActionLabel,
  initialPlace,
  onPlaceChange,
  className,
}: VirtualTableProps<Row>) {
  return (
    <section
      className={classNames(tableStyles['root'], className)}
      aria-label={caption}
      ref={tellWhetherItFits}
    >
      <table
        className={classNames(tableStyles['table'], styles['table'])}
        style={{ minInlineSize: minWidth }}
        aria-rowcount={loadingRows > 0 ? undefined : (total ?? rows.length) + 1}
        aria-busy={loadingRows > 0 || undefined}
      >
        <caption className={tableStyles['caption']}>{caption}</caption>
        <TableHead columns={columns} sort={null} onSortChange={undefined} withAction />
        {loadingRows > 0 ? (
          <tbody>
            <TableLoadingRows columns={columns} count={loadingRows} height={rowHeight} withAction />
          </tbody>
        ) : (
          <VirtualTableRows
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowHeight={rowHeight}
            onRowAction={onRowAction}
            rowActionLabel={rowActionLabel}
            initialPlace={initialPlace}
            onPlaceChange={onPlaceChange}
          />
        )}
      </table>
    </section>
  )
}
