import { VirtualList } from '@koi/ui'
import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  readonly children: (game: GameEntry) => ReactNode
}

interface Shape {
  readonly columns: number
  /** Of a card, in px. */
  readonly width: number
}

/** Any number of games as a grid of covers, of which only the rows in sight are in the page. */
export function GameRows({ label, games, minWidth, minColumns, gap, below, children }: GameRowsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [{ columns, width }, setShape] = useState<Shape>({ columns: minColumns, width: minWidth })

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => {
      const room = element.clientWidth
      const next = Math.max(minColumns, Math.floor((room + gap) / (minWidth + gap)))
      const card = Math.max(1, (room - gap * (next - 1)) / next)
      setShape((shape) =>
        shape.columns === next && Math.abs(shape.width - card) < 1 ? shape : { columns: next, width: card },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [gap, minColumns, minWidth])

  // What is typed shows at once: the covers that fit it are drawn in pieces behind that.
  const found = useDeferredValue(games)
  const drawCard = useDeferredValue(children)
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
      >
        {(row) => (
          <ul
            className={styles['row']}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
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
