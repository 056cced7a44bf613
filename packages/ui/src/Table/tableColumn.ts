import type { ReactNode } from 'react'

/** One column: its heading and what stands in it. */
export interface TableColumn<Row> {
  readonly id: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** `number` aligns at the end with tabular digits. */
  readonly align?: 'start' | 'center' | 'number' | undefined
  readonly sortable?: boolean | undefined
  /** A CSS width. */
  readonly width?: string | undefined
  /** What stands in the line of totals. */
  readonly total?: ReactNode
}

/** By which column the rows are sorted. */
export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}
