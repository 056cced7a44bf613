export type { ServerClockModel } from './serverClockModel.ts'
export { usePolling, type PollingOptions } from './usePolling.ts'
export { useServerClock } from './useServerClock.ts'
