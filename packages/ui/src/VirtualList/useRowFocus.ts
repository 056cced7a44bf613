import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { moveByKey } from '../focus/moveByKey.ts'

/** The row that holds the focus, from 0; null while none does. */
export type FocusedRow = number | null

const control = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),[tabindex="0"]'

function indexOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return row ? Number(row.dataset['index']) : null
}

/** Moves the focus from row to row by arrow keys, Home, End and page by page, also to rows that are not there yet. */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  { count, page }: { readonly count: number; readonly page: number },
): FocusedRow {
  const [focused, setFocused] = useState<FocusedRow>(null)
  const wanted = useRef<number | null>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const at = indexOf(event.target)
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return
    const pages = event.key === 'PageDown' ? page : event.key === 'PageUp' ? -page : null
    const around = moveByKey(event.key, at, count, 'vertical')
    // A list this long does not go round.
    const goesRound = Math.abs((around ?? at) - at) > 1 && event.key.startsWith('Arrow')
    const to = pages === null ? around : Math.min(count - 1, Math.max(0, at + pages))
    if (to === null) return
    event.preventDefault()
    if (goesRound || to === at) return
    wanted.current = to
    setFocused(to)
  })

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const onFocusIn = (event: FocusEvent) => setFocused(indexOf(event.target))
    const onFocusOut = (event: FocusEvent) => {
      const stays = event.relatedTarget instanceof Node && element.contains(event.relatedTarget)
      if (!stays) setFocused(null)
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [list])

  useEffect(() => {
    if (wanted.current === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    wanted.current = null
    if (!row) return
    row.scrollIntoView?.({ block: 'nearest' })
    const target = row.tabIndex >= 0 ? row : (row.querySelector<HTMLElement>(control) ?? row)
    target.focus({ preventScroll: true })
  })

  return focused
}
