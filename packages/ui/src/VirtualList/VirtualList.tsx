import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useRowFocus } from './useRowFocus.ts'
import { type RowPlace, useVirtualRows } from './useVirtualRows.ts'
import styles from './VirtualList.module.css'

export interface VirtualListProps<Item> {
  /** What the rows are. */
  label: string
  /** What is listed; only what is in sight is drawn. */
  items: readonly Item[]
  /** What tells one item from all others. */
  itemKey: (item: Item) => string
  /** Draws a row. */
  children: (item: Item, index: number) => ReactNode
  /** How high each row is, in px; with `measured`, how high one usually is. */
  rowHeight: number
  /** Rows have their own heights, and keep them when text is set larger. */
  measured?: boolean | undefined
  /** A CSS height: the list scrolls in a box of its own. Without it, it scrolls with the window. */
  height?: string | undefined
  /** How many there are in all, where not all of them are here yet. */
  total?: number | undefined
  /** Rows hold links or buttons: the keyboard goes to these, and not to the rows themselves. */
  controls?: boolean | undefined
  /** How much of it is seen at first, in px: the rows below that are drawn once these are painted. By default as much as of most. */
  startHeight?: number | undefined
  /** Where its own box was left, in px; from the first showing on. */
  initialOffset?: number | undefined
  /** Its own box was scrolled, in px from the top. */
  onOffsetChange?: ((offset: number) => void) | undefined
  /** Where it was left, by a row: the list begins there. */
  initialPlace?: RowPlace | null | undefined
  /** It was scrolled to another place. */
  onPlaceChange?: ((place: RowPlace) => void) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * A list of any length, of which only the rows in sight are in the page. Readers are told the place of each row among all;
 * the row that holds the focus stays, however far the list is scrolled.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  rowHeight,
  measured = false,
  height,
  total,
  controls = false,
  startHeight,
  initialOffset = 0,
  onOffsetChange,
  initialPlace,
  onPlaceChange,
  className,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const boxed = height !== undefined
  const keys = items.map(itemKey)
  const { list, layout, first, top, last } = useVirtualRows({
    keys,
    rowHeight,
    measured,
    tracksTop: !controls,
    box: boxed ? box : null,
    startHeight,
    initialPlace,
    onPlaceChange,
  })
  const focused = useRowFocus(list, { count: items.length, page: Math.max(1, last - first - 8) })
  const start = useRef(initialOffset)

  useLayoutEffect(() => {
    if (box.current && start.current > 0) box.current.scrollTop = start.current
  }, [])

  const inFlow = items.slice(first, last + 1).map((_, at) => first + at)
  const kept = focused !== null && focused < items.length && (focused < first || focused > last)
  const shown = kept ? (focused < first ? [focused, ...inFlow] : [...inFlow, focused]) : inFlow
  const rows = (
    <ul
      ref={list}
      aria-label={label}
      className={classNames(styles['list'], boxed ? undefined : className)}
      style={{
        paddingBlockStart: layout.offset(first),
        paddingBlockEnd: Math.max(0, layout.total - layout.offset(last + 1)),
      }}
    >
      {shown.map((index) => {
        const item = items[index]
        const key = keys[index]
        if (item === undefined || key === undefined) return null
        const away = index < first || index > last
        return (
          <li
            key={key}
            className={styles['row']}
            data-index={index}
            aria-setsize={total ?? items.length}
            aria-posinset={index + 1}
            {...(controls ? {} : { tabIndex: index === (focused ?? top) ? 0 : -1 })}
            style={{
              ...(measured ? {} : { blockSize: rowHeight }),
              ...(away ? { position: 'absolute', insetBlockStart: layout.offset(index) } : {}),
            }}
          >
            <RowContent draw={children} item={item} index={index} />
          </li>
        )
      })}
    </ul>
  )
  if (!boxed) return rows
  return (
    <div
      ref={box}
      className={classNames(styles['box'], className)}
      style={{ maxBlockSize: height }}
      onScroll={onOffsetChange && ((event) => onOffsetChange(event.currentTarget.scrollTop))}
    >
      {rows}
    </div>
  )
}

interface RowContentProps<Item> {
  /** Draws the row. */
  readonly draw: (item: Item, index: number) => ReactNode
  /** What it shows. */
  readonly item: Item
  /** Its place among all, from 0. */
  readonly index: number
}

/** What is in a row: drawn once, and not again with each row that is scrolled by. The React Compiler keeps it. */
function RowContent<Item>({ draw, item, index }: RowContentProps<Item>) {
  return draw(item, index)
}
