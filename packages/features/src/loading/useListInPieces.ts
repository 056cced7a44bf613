import { useDeferredValue } from 'react'
import { useWholePage } from './useWholePage.ts'

export interface ListInPieces<Item> {
  readonly shown: readonly Item[]
  /** More of them are drawn next: their place has to be kept. */
  readonly isShort: boolean
}

/**
 * A list as it is drawn by now. What another choice brings follows in pieces behind the choice, which shows at once; on a page
 * that draws its first screen first, `first` items come before the rest.
 */
export function useListInPieces<Item>(items: readonly Item[], first: number): ListInPieces<Item> {
  const drawn = useDeferredValue(items)
  const shown = useWholePage() ? drawn : drawn.slice(0, first)
  return { shown, isShort: shown.length < drawn.length }
}
