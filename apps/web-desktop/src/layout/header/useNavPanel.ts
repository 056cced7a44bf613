import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Long enough that a pointer crossing the bar opens nothing, short enough that a wish feels answered. */
const openAfterMs = 120
const closeAfterMs = 200

export interface NavPanel {
  readonly open: string | null
  /** The pointer rests on an entry. */
  readonly onHover: (name: string) => void
  /** The pointer has left the entry and its panel. */
  readonly onLeave: () => void
  readonly onToggle: (name: string) => void
  readonly onClose: () => void
}

/** Which panel of the navigation is open. Escape, a press outside, leaving by keyboard or a new page closes it. */
export function useNavPanel(nav: RefObject<HTMLElement | null>): NavPanel {
  const { key } = useLocation()
  const [state, setState] = useState<{ readonly open: string | null; readonly at: string }>({
    open: null,
    at: key,
  })
  const timer = useRef<number>(undefined)
  const open = state.at === key ? state.open : null

  const set = (next: string | null, afterMs = 0) => {
    window.clearTimeout(timer.current)
    if (afterMs === 0) setState({ open: next, at: key })
    else timer.current = window.setTimeout(() => setState({ open: next, at: key }), afterMs)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    const element = nav.current
    if (open === null || !element) return undefined
    const close = () => setState({ open: null, at: key })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      element.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [nav, open, key])

  return {
    open,
    onHover: (name) => set(name, open === null ? openAfterMs : 1),
    onLeave: () => set(null, closeAfterMs),
    onToggle: (name) => set(open === name ? null : name),
    onClose: () => set(null),
  }
}
