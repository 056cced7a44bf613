import type { Clock } from '@koi/api-core'
import { useSyncExternalStore } from 'react'
import { useRuntime } from '../app/useRuntime.ts'

/** The time of a clock in whole seconds, as ms; shown anew every second while `running`. */
export function useNow(clock: Clock, running: boolean): number {
  const { timers } = useRuntime()
  const subscribe = (tick: () => void) => {
    let cancel = () => {}
    const arm = () => {
      cancel = timers.after(1000, () => {
        tick()
        arm()
      })
    }
    if (running) arm()
    return () => cancel()
  }
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / 1000) * 1000)
}
