import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { createRowWindow } from './createRowWindow.ts'
import { evenLayout } from './evenLayout.ts'
import { followScroll } from './followScroll.ts'
import { measuredLayout } from './measuredLayout.ts'
import type { RowLayout } from './rowLayout.ts'
import { nextRows, rowsInView, type RowView } from './rowsInView.ts'
import { settleHeights } from './settleHeights.ts'

export interface VirtualRowsOptions {
  /** What tells the rows apart, in order. */
  readonly keys: readonly string[]
  /** How high a row is, or is guessed to be, in px. */
  readonly rowHeight: number
  /** Whether rows say themselves how high they are. */
  readonly measured: boolean
  /** Whether `top` is told: each row that is scrolled by then draws the list again. */
  readonly tracksTop: boolean
  /** The box that scrolls; null: the window. */
  readonly box: RefObject<HTMLElement | null> | null
  /** So much of it is seen at first, in px, and made; by default a little more than is seen of most lists. */
  readonly startHeight?: number | undefined
  /** Where to begin: a row, and where in the view its top is. */
  readonly initialPlace?: RowPlace | null | undefined
  /** What is in sight has changed. */
  readonly onPlaceChange?: ((place: RowPlace) => void) | undefined
}

/** A place in a list that stays the same one when rows come before it or change their heights. */
export interface RowPlace {
  /** Of the first row in sight. */
  readonly key: string
  /** How many rows are before it. */
  readonly index: number
  /** From the top of the view to the top of the row, in px: not above 0. */
  readonly offset: number
}

/** The rows that are made: those in sight and some beyond. */
export interface VirtualRows<List extends HTMLElement> {
  readonly list: RefObject<List | null>
  readonly layout: RowLayout
  readonly first: number
  /** The first in sight; the first of all where it is not told. */
  readonly top: number
  readonly last: number
}

/** As high as what is seen of most lists at first: more is made when that is painted. */
const startPx = 600

/** Finds out which of many rows are in sight, and keeps what is in sight in its place while others get their height. */
export function useVirtualRows<List extends HTMLElement = HTMLUListElement>({
  keys,
  rowHeight,
  measured,
  tracksTop,
  box,
  startHeight,
  initialPlace = null,
  onPlaceChange,
}: VirtualRowsOptions): VirtualRows<List> {
  const list = useRef<List>(null)
  const [store] = useState(() => {
    const last =
      startHeight === undefined
        ? Math.ceil(startPx / rowHeight)
        : Math.max(0, Math.ceil(startHeight / rowHeight) - 1)
    return createRowWindow(last, rowHeight)
  })
  const { first, top, last, heights, usual } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const layout = measured ? measuredLayout(keys, heights, usual) : evenLayout(keys.length, rowHeight)

  /** How far the top of the view is from the top of the list. */
  const distance = (element: HTMLElement) => {
    const view = box?.current
    const viewTop = view ? view.getBoundingClientRect().top + view.clientTop : 0
    return viewTop - element.getBoundingClientRect().top
  }

  const viewOf = (element: HTMLElement): RowView => ({
    from: distance(element),
    height: box ? (box.current?.clientHeight ?? 0) : window.innerHeight,
  })

  /** What was in view when that was looked at last. */
  const seen = useRef<RowView | null>(null)

  /** Makes the rows in sight, if one of them is missing. */
  const look = useEffectEvent(() => {
    const element = list.current
    if (!element) return
    const view = viewOf(element)
    seen.current = view
    const top = layout.indexAt(Math.max(0, view.from))
    const made = store.read()
    const sight = rowsInView(layout, view)
    const enough = made.first <= sight.first && made.last >= sight.last
    store.change({ ...(enough ? {} : sight), ...(tracksTop ? { top } : {}) })
    const key = keys[top]
    if (key !== undefined) onPlaceChange?.({ key, index: top, offset: layout.offset(top) - view.from })
  })

  /** Rows below what is seen were made, or some beyond were taken away, and nothing else. */
  const onlyBeyond = useRef(false)

  /** Makes some of the rows beyond, or takes away those that are far; says whether there was anything to do. */
  const lookAhead = useEffectEvent((): boolean => {
    // As it was looked at last: every scroll looks, and to do so again would lay out the page.
    if (!seen.current) return false
    const made = store.read()
    const next = nextRows(layout, seen.current, made)
    if (next.first === made.first && next.last === made.last) return false
    onlyBeyond.current = next.first >= made.first
    store.change(next)
    return true
  })

  /** The rows whose heights were read last. */
  const shown = useRef({ first: 0, last: -1 })

  /** Reads how high rows are; says whether that was not known. */
  const measure = useEffectEvent((which: 'new' | 'all') => {
    const element = list.current
    if (!measured || !element) return false
    const found = new Map<string, number>()
    for (const row of element.querySelectorAll<HTMLElement>(':scope > [data-index]')) {
      const key = keys[Number(row.dataset['index'])]
      // A height that depends on the rows around would be measured without end.
      if (key === undefined || (which === 'new' && heights.has(key))) continue
      const { height } = row.getBoundingClientRect()
      if (height > 0) found.set(key, height)
    }
    const settled = settleHeights({ heights, usual }, found, rowHeight)
    if (!settled) return false
    const view = viewOf(element)
    const sight = rowsInView(layout, view)
    const before = shown.current
    // The first row in sight that was in sight before, or else the first of all.
    const stays =
      before.first <= sight.last && sight.first <= before.last
        ? Math.max(sight.first, before.first)
        : sight.first
    const after = measuredLayout(keys, settled.heights, settled.usual)
    const shift = view.from <= 0 ? 0 : after.offset(stays) - layout.offset(stays)
    store.change(settled)
    // What is above it grew or shrank: the view stays with what it showed.
    if (shift !== 0) (box?.current ?? window).scrollBy({ top: shift, behavior: 'instant' })
    return true
  })

  /** Goes to a place; says whether the row there was made before, and its height is no guess. */
  const begin = useEffectEvent((place: RowPlace): boolean => {
    const element = list.current
    const index = keys.indexOf(place.key)
    if (!element || index < 0) return true
    const made = store.read()
    const top = layout.offset(index) - place.offset - distance(element)
    ;(box?.current ?? window).scrollBy({ top, behavior: 'instant' })
    if (made.first <= index && index <= made.last) return true
    const sight = rowsInView(layout, viewOf(element))
    store.change({ first: Math.min(index, sight.first), last: Math.max(index, sight.last) })
    return false
  })
  const start = useRef({ place: initialPlace, measured: false })

  // Before anything is painted: rows that are new get their height, and the view its rows, but none that nobody sees yet.
  useLayoutEffect(() => {
    const leaves = onlyBeyond.current
    onlyBeyond.current = false
    // Reading a place lays out the page: what is out of sight waits for a task of its own.
    if (leaves) {
      shown.current = { first, last }
      return
    }
    start.current.measured = !measure('new')
    shown.current = { first, last }
    look()
  })

  // Once rows have their height: where the page was left is put back by its frame before, which knows of no rows.
  useEffect(() => {
    const { place, measured: known } = start.current
    if (place === null || !known) return
    if (begin(place)) start.current.place = null
  })

  useEffect(
    () =>
      followScroll(
        { list: list.current, box: box?.current ?? null },
        { look: () => look(), lookAhead: () => lookAhead(), measure: (which) => measure(which) },
      ),
    [box],
  )

  const end = Math.max(0, keys.length - 1)
  return { list, layout, first: Math.min(first, end), top: Math.min(top, end), last: Math.min(last, end) }
}
