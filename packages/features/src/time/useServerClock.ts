import type { ServerClockModel } from './serverClockModel.ts'

export function useServerClock(): ServerClockModel {
  throw new Error('useServerClock is not built yet')
}
