import { useHydrated, VirtualList } from '@koi/ui'
import { startTransition, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useWholeAtOnce } from '../loading/useWholePage.ts'
import type { GameEntry } from '../venues/useCatalogue.ts'
import styles from './GameRows.module.css'

export interface GameRowsProps {
  /** What the games are. */
  readonly label: string
  readonly games: readonly GameEntry[]
  /** A card is at least so wide, in px, and there are at least so many in a row. */
  readonly minWidth: number
  readonly minColumns: number
  /** Between cards, in px. */
  readonly gap: number
  /** What stands below a cover, in px: with it, the place on a long page is known before its cards are drawn. */
  readonly below: number
  /** How far down its page the grid begins, in px: where a link leads there, what the window shows of it is drawn first. */
  readonly top: number
  readonly children: (game: GameEntry) => ReactNode
}

interface Shape {
  readonly columns: number
  /** Of a card, in px. */
  readonly width: number
}

/** Fill the first screen, before the room for them is measured. */
const drawnGames = 18

/** The last shape of each kind of grid, and the width of the window that it had room in. */
const lastShapes = new Map<string, { readonly shape: Shape; readonly window: number }>()

function isSameShape(one: Shape | null, other: Shape): boolean {
  return one?.columns === other.columns && Math.abs(one.width - other.width) < 1
}

/** Any number of games as a grid of covers, of which only the rows in sight are in the page. */
export function GameRows(props: GameRowsProps) {
  const [drawn] = useState(!useHydrated())
  return <Grid {...props} drawn={drawn} />
}

interface GridProps extends GameRowsProps {
  /** The server drew the page. */
  readonly drawn: boolean
}

function Grid({ label, games, minWidth, minColumns, gap, below, top, drawn, children }: GridProps) {
  const root = useRef<HTMLDivElement>(null)
  const kind = `${minWidth} ${minColumns} ${gap}`
  // In a window as wide as the last time the same shape fits: the grid need not be drawn a second time to find it.
  const [shape, setShape] = useState(() => {
    const last = lastShapes.get(kind)
    return last && last.window === window.innerWidth ? last.shape : null
  })

  // Where the page may be scrolled further down than the first games, all have to have their places with the first frame.
  const isWhole = useWholeAtOnce()

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    let known: Shape | null = null
    const measure = () => {
      const room = element.clientWidth
      const columns = Math.max(minColumns, Math.floor((room + gap) / (minWidth + gap)))
      const measured = { columns, width: Math.max(1, (room - gap * (columns - 1)) / columns) }
      if (isSameShape(known, measured)) return
      const isFirst = known === null
      known = measured
      lastShapes.set(kind, { shape: measured, window: window.innerWidth })
      const set = () => setShape((last) => (isSameShape(last, measured) ? last : measured))
      // The style sheet has found the same columns, so the first games may be seen meanwhile.
      const isAtTop = drawn && window.scrollY === 0
      if (isFirst && (isAtTop || !isWhole)) startTransition(set)
      else set()
    }
    if (isWhole) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [drawn, gap, isWhole, kind, minColumns, minWidth])

  // What is typed shows at once: the covers that fit it are drawn in pieces behind that.
  const found = useDeferredValue(games)
  const drawCard = useDeferredValue(children)
  // The server draws pages without knowing their width: the style sheet finds the columns that will be measured.
  if (!shape) {
    const least = `min(${minWidth}px, (100% - ${gap * (minColumns - 1)}px) / ${minColumns})`
    const height = Math.ceil(found.length / minColumns) * ((minWidth * 4) / 3 + below + gap)
    return (
      <div ref={root} className={styles['root']} style={{ minBlockSize: height }}>
        <ul
          aria-label={label}
          className={styles['row']}
          style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`, gap }}
        >
          {found.slice(0, drawnGames).map((game) => (
            <li key={game.key}>{drawCard(game)}</li>
          ))}
        </ul>
      </div>
    )
  }
  const { columns, width } = shape
  const rows = Array.from({ length: Math.ceil(found.length / columns) }, (_, index) =>
    found.slice(index * columns, (index + 1) * columns),
  )
  return (
    <div ref={root} className={styles['root']}>
      <VirtualList
        measured
        controls
        label={label}
        className={styles['list']}
        items={rows}
        // A row of another number of cards has another height.
        itemKey={(row) => `${columns} ${row[0]?.key}`}
        rowHeight={(width * 4) / 3 + below + gap}
        startHeight={isWhole ? undefined : window.innerHeight - top}
      >
        {(row) => (
          <ul
            className={styles['row']}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              // A cover that takes the place of one that the server drew must not be larger by a rounding: browsers would
              // take it for the largest paint, and the page for slower than it is.
              paddingInlineEnd: 0.25,
              columnGap: gap,
              paddingBlockEnd: gap,
            }}
          >
            {row.map((game) => (
              <li key={game.key}>{drawCard(game)}</li>
            ))}
          </ul>
        )}
      </VirtualList>
    </div>
  )
}
