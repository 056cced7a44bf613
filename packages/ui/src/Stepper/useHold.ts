import { useEffect, useRef } from 'react'

const firstRepeatMs = 420
const repeatMs = 70

/** What a button listens to whose action repeats while it is held down. */
export interface Hold {
  /** Runs the action at once, then again and again; an action that returns false was the last. */
  readonly start: (action: () => boolean) => void
  readonly stop: () => void
}

/** Repeats an action until it is let go, until it comes to its end, or until the component goes. */
export function useHold(): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(action) {
      clearTimeout(timer.current)
      const repeat = () => {
        if (action()) timer.current = setTimeout(repeat, repeatMs)
      }
      if (action()) timer.current = setTimeout(repeat, firstRepeatMs)
    },
    stop: () => clearTimeout(timer.current),
  }
}
