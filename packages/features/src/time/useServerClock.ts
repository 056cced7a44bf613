import { useStoreSelector } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import type { ServerClockModel } from './serverClockModel.ts'

/** The server's time, learnt from the replies; it is looked at anew whenever a reply has reached the store. */
export function useServerClock(): ServerClockModel {
  const { brand, clock, serverClock } = useRuntime()
  const offset = useStoreSelector(() => Math.round((serverClock.now() - clock.now()) / 1000) * 1000)
  return { offset, timeZone: brand.timeZone, now: () => serverClock.now() }
}
