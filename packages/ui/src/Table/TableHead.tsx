import { Icon } from '../Icon/Icon.tsx'
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../Icon/icons.ts'
import styles from './Table.module.css'
import type { TableColumn, TableSort } from './tableColumn.ts'

export interface TableHeadProps<Row> {
  /** What each column shows, in order. */
  columns: readonly TableColumn<Row>[]
  /** The column that rows are sorted by, and which way. */
  sort: TableSort | null | undefined
  /** The player asks for another order. */
  onSortChange: ((sort: TableSort) => void) | undefined
  /** A column at the end for the rows' action. */
  withAction: boolean
}

const arrows = { ascending: ArrowUpIcon, descending: ArrowDownIcon }

/** The headings, which sort where they may. */
export function TableHead<Row>({ columns, sort, onSortChange, withAction }: TableHeadProps<Row>) {
  return (
    <thead className={styles['head']}>
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              style={{ inlineSize: column.width }}
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={styles['sort']}
                  onClick={() =>
                    onSortChange?.({
                      column: column.id,
                      direction: direction === 'descending' ? 'ascending' : 'descending',
                    })
                  }
                >
                  {column.header}
                  <Icon icon={direction ? arrows[direction] : SortIcon} size="small" />
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {withAction ? <td aria-hidden /> : null}
      </tr>
    </thead>
  )
}
