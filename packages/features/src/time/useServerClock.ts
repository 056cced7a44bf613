import type { Clock } from '@koi/api-core'
import { useStoreSelector } from '@koi/store'
import { useSyncExternalStore } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** The server's time (D12). `offset` is server minus device, in ms; `now()` gives the server's time in ms. */
export interface ServerClockModel {
  readonly offset: number
  readonly timeZone: string
  readonly now: () => number
}

/** The server's time, estimated from the replies; recomputed whenever a reply has reached the store. */
export function useServerClock(): ServerClockModel {
  const { timeZone } = useBrand()
  const { clock, serverClock } = useRuntime()
  const offset = useStoreSelector(() => Math.round((serverClock.now() - clock.now()) / 1000) * 1000)
  return { offset, timeZone, now: () => serverClock.now() }
}

/** The time of a clock in whole seconds, as ms; updated every second while `running`. */
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
  const read = () => Math.floor(clock.now() / 1000) * 1000
  return useSyncExternalStore(subscribe, read, read)
}
