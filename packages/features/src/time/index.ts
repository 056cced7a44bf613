export { type ServerClockModel, useServerClock } from './useServerClock.ts'
export { zoneLabel } from './zoneLabel.ts'
export { usePolling, type PollingOptions } from './usePolling.ts'
