import type { RowLayout } from './rowLayout.ts'

/** What of a list is in view: from where on, and how much, in px. */
export interface RowView {
  readonly from: number
  readonly height: number
}

/** Rows from one to another, both of them included. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** How far beyond what is in sight rows are made, in px. */
const aheadPx = 400

/** So much of that is made at once, in px; a row at least. */
const stepPx = 200

/** The rows in a view and so far around it, in px. */
export function rowsInView(layout: RowLayout, { from, height }: RowView, around = 0): RowRange {
  return { first: layout.indexAt(from - around), last: layout.indexAt(from + height + around) }
}

/**
 * The rows that are to be made next, of those that are: some more beyond the view at one end of them, without those that are
 * far from it. The same as are made where nothing is left to do.
 */
export function nextRows(layout: RowLayout, view: RowView, made: RowRange): RowRange {
  const wanted = rowsInView(layout, view, aheadPx)
  const down = Math.max(made.last + 1, layout.indexAt(layout.offset(made.last + 1) + stepPx) - 1)
  const up = Math.min(made.first - 1, layout.indexAt(layout.offset(made.first) - stepPx) + 1)
  const last = Math.min(wanted.last, down)
  return { first: Math.max(wanted.first, last > made.last ? made.first : up), last }
}
