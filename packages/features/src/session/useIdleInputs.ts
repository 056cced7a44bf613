import { useEffect } from 'react'
import type { IdleWatch } from '../runtime/idleWatch.ts'

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Reports the player's input to the idle watch (D5). Use it once, in the layout that all routes share. */
export function useIdleInputs({ touch }: Pick<IdleWatch, 'touch'>): void {
  useEffect(() => {
    for (const input of inputs) addEventListener(input, touch, { passive: true })
    return () => {
      for (const input of inputs) removeEventListener(input, touch)
    }
  }, [touch])
}
