export { type ServerClockModel, useServerClock } from './useServerClock.ts'
export { usePolling, type PollingOptions } from './usePolling.ts'
export { zoneLabel } from './zoneLabel.ts'
