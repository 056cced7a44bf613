import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Long enough that a pointer crossing the bar opens nothing, short enough that a wish feels answered. */
const openAfterMs = 120
const switchAfterMs = 60
const closeAfterMs = 200

interface Opening {
  readonly open: string | null
  /** Opened by a press: the pointer may leave. */
  readonly pinned: boolean
  /** The page it was opened on. */
  readonly at: string
}

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
  const [state, setState] = useState<Opening>({ open: null, pinned: false, at: key })
  const timer = useRef<number>(undefined)
  const open = state.at === key ? state.open : null

  const set = (next: string | null, pinned: boolean) => {
    window.clearTimeout(timer.current)
    setState({ open: next, pinned, at: key })
  }
  const later = (next: string | null, afterMs: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setState({ open: next, pinned: false, at: key }), afterMs)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    const element = nav.current
    if (open === null || !element) return undefined
    const close = () => setState({ open: null, pinned: false, at: key })
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
    onHover: (name) => {
      if (open !== name) later(name, open === null ? openAfterMs : switchAfterMs)
      else window.clearTimeout(timer.current)
    },
    onLeave: () => {
      if (!state.pinned) later(null, closeAfterMs)
    },
    // A press on what the pointer has just opened keeps it open.
    onToggle: (name) => (open === name && state.pinned ? set(null, false) : set(name, true)),
    onClose: () => set(null, false),
  }
}
