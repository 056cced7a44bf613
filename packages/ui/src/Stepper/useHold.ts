import { useEffect, useRef } from 'react'

const firstRepeatMs = 420
const repeatMs = 70

/** What a button listens to whose deed repeats while it is held down. */
export interface Hold {
  /** Does the deed at once, then again and again; a deed that says false was the last. */
  readonly start: (deed: () => boolean) => void
  readonly stop: () => void
}

/** Repeats a deed until it is let go, until it comes to its end, or until the component goes. */
export function useHold(): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(deed) {
      clearTimeout(timer.current)
      const repeat = () => {
        if (deed()) timer.current = setTimeout(repeat, repeatMs)
      }
      if (deed()) timer.current = setTimeout(repeat, firstRepeatMs)
    },
    stop: () => clearTimeout(timer.current),
  }
}
