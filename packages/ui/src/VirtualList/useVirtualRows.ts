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
import { measuredLayout } from './measuredLayout.ts'
import type { RowLayout } from './rowLayout.ts'

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

/** What of the list is in view: from where on, and how much, in px. */
interface View {
  readonly from: number
  readonly height: number
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

/** How far beyond what is in sight rows are made, in px. */
const aheadPx = 400

/** So much of that is made at once, in px; a row at least. */
const stepPx = 200

/** As high as what is seen of most lists at first: more is made when that is painted. */
const startPx = 600

/** A row that is so little off its guess stays with it: drawing it a second time would show no difference. */
const nearlyPx = 0.25

/** The value that comes most often. */
function mostFrequent(values: readonly number[]): number {
  const [most] = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? 0
}

/** Finds out which of many rows are in sight, and keeps what is in sight in its place while others get their height. */
export function useVirtualRows<List extends HTMLElement = HTMLUListElement>({
  keys,
  rowHeight,
  measured,
  tracksTop,
  box,
  initialPlace = null,
  onPlaceChange,
}: VirtualRowsOptions): VirtualRows<List> {
  const list = useRef<List>(null)
  const [store] = useState(() => createRowWindow(Math.ceil(startPx / rowHeight), rowHeight))
  const { first, top, last, heights, usual } = useSyncExternalStore(store.subscribe, store.read, store.read)
  const layout = measured ? measuredLayout(keys, heights, usual) : evenLayout(keys.length, rowHeight)

  /** How far the top of the view is from the top of the list. */
  const distance = (element: HTMLElement) => {
    const view = box?.current
    const viewTop = view ? view.getBoundingClientRect().top + view.clientTop : 0
    return viewTop - element.getBoundingClientRect().top
  }

  const view = (element: HTMLElement) => ({
    from: distance(element),
    height: box ? (box.current?.clientHeight ?? 0) : window.innerHeight,
  })

  /** The rows in a view and so far around it. */
  const rowsAround = ({ from, height }: View, px: number) => ({
    first: layout.indexAt(from - px),
    last: layout.indexAt(from + height + px),
  })

  /** What was in view when that was looked at last. */
  const seen = useRef<View | null>(null)

  /** Makes the rows in sight, if one of them is missing. */
  const look = useEffectEvent(() => {
    const element = list.current
    if (!element) return
    const now = view(element)
    seen.current = now
    const { from } = now
    const top = layout.indexAt(Math.max(0, from))
    const made = store.read()
    const sight = rowsAround(now, 0)
    const enough = made.first <= sight.first && made.last >= sight.last
    store.change({ ...(enough ? {} : sight), ...(tracksTop ? { top } : {}) })
    const key = keys[top]
    if (key !== undefined) onPlaceChange?.({ key, index: top, offset: layout.offset(top) - from })
  })

  /** Rows below what is seen were made, or some beyond were taken away, and nothing else. */
  const onlyBeyond = useRef(false)

  /** Makes some of the rows beyond, and takes away those that are far; says whether more are to be made. */
  const lookAhead = useEffectEvent((): boolean => {
    // As it was looked at last: every scroll looks, and to do so again would lay out the page.
    if (!seen.current) return false
    const wanted = rowsAround(seen.current, aheadPx)
    const made = store.read()
    const down = Math.max(made.last + 1, layout.indexAt(layout.offset(made.last + 1) + stepPx) - 1)
    const up = Math.min(made.first - 1, layout.indexAt(layout.offset(made.first) - stepPx) + 1)
    const last = Math.min(wanted.last, down)
    // One end at a time.
    const first = Math.max(wanted.first, last > made.last ? made.first : up)
    if (first === made.first && last === made.last) return false
    onlyBeyond.current = first >= made.first
    store.change({ first, last })
    return first > wanted.first || last < wanted.last
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
    const changes = [...found].some(
      ([key, height]) => Math.abs((heights.get(key) ?? usual) - height) >= nearlyPx,
    )
    if (!changes) return false
    // As long as none is known to differ, the first that were measured say how high rows are: few are then to be remembered.
    const next = heights.size === 0 && usual === rowHeight ? mostFrequent([...found.values()]) : usual
    const differing = new Map(
      [...heights, ...found].filter(([, height]) => Math.abs(height - next) >= nearlyPx),
    )
    const now = view(element)
    const { from } = now
    const sight = rowsAround(now, 0)
    const before = shown.current
    // The first row in sight that was in sight before, or else the first of all.
    const stays =
      before.first <= sight.last && sight.first <= before.last
        ? Math.max(sight.first, before.first)
        : sight.first
    const shift = from <= 0 ? 0 : measuredLayout(keys, differing, next).offset(stays) - layout.offset(stays)
    store.change({ heights: differing, usual: next })
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
    const sight = rowsAround(view(element), 0)
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

  useEffect(() => {
    const scroller = box?.current ?? window
    // Making rows and laying them out are tasks of their own between two frames, which have enough to do with what is in sight.
    let task: ReturnType<typeof setTimeout> | undefined
    let nextFrame = 0
    const goOn = () => {
      const before = store.read()
      const more = lookAhead()
      task = before === store.read() ? undefined : setTimeout(layOut, 0, more)
    }
    const layOut = (more: boolean) => {
      measure('new')
      task = undefined
      if (more) nextFrame = requestAnimationFrame(() => (task ??= setTimeout(goOn)))
    }
    const follow = () => {
      look()
      task ??= setTimeout(goOn)
    }
    const update = () => {
      measure('all')
      follow()
    }
    // A frame later: what changes sizes while sizes are being told makes the browser complain.
    let frame = 0
    const updateSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(updateSoon)
    for (const element of [list.current, box?.current]) if (element) resized?.observe(element)
    scroller.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      resized?.disconnect()
      cancelAnimationFrame(frame)
      cancelAnimationFrame(nextFrame)
      clearTimeout(task)
      scroller.removeEventListener('scroll', follow)
      window.removeEventListener('resize', update)
    }
  }, [box, store])

  const end = Math.max(0, keys.length - 1)
  return { list, layout, first: Math.min(first, end), top: Math.min(top, end), last: Math.min(last, end) }
}
