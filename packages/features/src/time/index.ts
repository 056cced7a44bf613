export type { ServerClockModel } from './serverClockModel.ts'
export { useServerClock } from './useServerClock.ts'
