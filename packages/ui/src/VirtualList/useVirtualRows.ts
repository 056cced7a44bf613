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
  /** The box that scrolls; null: the window. */
  readonly box: RefObject<HTMLElement | null> | null
}

/** The rows that are made: those in sight and some beyond. */
export interface VirtualRows {
  readonly list: RefObject<HTMLUListElement | null>
  readonly layout: RowLayout
  readonly first: number
  /** The first in sight. */
  readonly top: number
  readonly last: number
}

/** How far beyond what is in sight rows are made, in px. */
const aheadPx = 400

/** A row that is so little off its guess stays with it: drawing it a second time would show no difference. */
const nearlyPx = 0.25

/** Finds out which of many rows are in sight, and keeps what is in sight in its place while others get their height. */
export function useVirtualRows({ keys, rowHeight, measured, box }: VirtualRowsOptions): VirtualRows {
  const list = useRef<HTMLUListElement>(null)
  const [store] = useState(() => createRowWindow(Math.ceil((aheadPx * 3) / rowHeight)))
  const { first, top, last, heights } = useSyncExternalStore(store.subscribe, store.read)
  const layout = measured ? measuredLayout(keys, heights, rowHeight) : evenLayout(keys.length, rowHeight)

  /** How far the top of the view is from the top of the list. */
  const distance = (element: HTMLElement) => {
    const view = box?.current
    const viewTop = view ? view.getBoundingClientRect().top + view.clientTop : 0
    return viewTop - element.getBoundingClientRect().top
  }

  const look = useEffectEvent(() => {
    const element = list.current
    if (!element) return
    const from = distance(element)
    const viewHeight = box ? (box.current?.clientHeight ?? 0) : window.innerHeight
    store.change({
      first: layout.indexAt(from - aheadPx),
      top: layout.indexAt(Math.max(0, from)),
      last: layout.indexAt(from + viewHeight + aheadPx),
    })
  })

  const measure = useEffectEvent(() => {
    const element = list.current
    if (!measured || !element) return
    const from = distance(element)
    const news = new Map<string, number>()
    let shift = 0
    for (const row of element.querySelectorAll<HTMLElement>(':scope > li')) {
      const index = Number(row.dataset['index'])
      const key = keys[index]
      const { height } = row.getBoundingClientRect()
      const known = key === undefined ? height : (heights.get(key) ?? rowHeight)
      if (key === undefined || height === 0 || Math.abs(known - height) < nearlyPx) continue
      news.set(key, height)
      if (layout.offset(index + 1) <= from) shift += height - known
    }
    if (news.size === 0) return
    store.change({ heights: new Map([...heights, ...news]) })
    // What is above the view grew or shrank: the view stays with what it showed.
    if (shift !== 0) (box?.current ?? window).scrollBy({ top: shift, behavior: 'instant' })
  })

  // Before anything is painted: rows that are new get their height, and the view all its rows.
  useLayoutEffect(() => {
    measure()
    look()
  })

  useEffect(() => {
    const scroller = box?.current ?? window
    const update = () => {
      measure()
      look()
    }
    // A frame later: what changes sizes while sizes are being told makes the browser complain.
    let frame = 0
    const updateSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(updateSoon)
    for (const element of [list.current, box?.current]) if (element) resized?.observe(element)
    scroller.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      resized?.disconnect()
      cancelAnimationFrame(frame)
      scroller.removeEventListener('scroll', look)
      window.removeEventListener('resize', update)
    }
  }, [box])

  const end = Math.max(0, keys.length - 1)
  return { list, layout, first: Math.min(first, end), top: Math.min(top, end), last: Math.min(last, end) }
}
