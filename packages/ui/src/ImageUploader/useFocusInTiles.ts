import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** What the list of tiles takes. */
export interface FocusInTiles {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

/**
 * Keeps the focus in a list whose tiles come and go: when the tile that had it is gone, the one now in its place has it, or
 * the last one.
 */
export function useFocusInTiles(list: RefObject<HTMLElement | null>): FocusInTiles {
  const place = useRef(-1)

  useEffect(() => {
    const element = list.current
    const { activeElement } = document
    if (place.current < 0 || !element || (activeElement && activeElement !== document.body)) return
    const tile = element.children[Math.min(place.current, element.children.length - 1)]
    const stops = tile?.querySelectorAll<HTMLElement>('button, input')
    stops?.[stops.length - 1]?.focus()
  })

  return {
    onFocus({ currentTarget, target }) {
      place.current = [...currentTarget.children].findIndex((tile) => tile.contains(target))
    },
    // Nobody hears of it when what has the focus is taken away.
    onBlur() {
      place.current = -1
    },
  }
}
