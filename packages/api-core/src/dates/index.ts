export { DATE_PRESETS } from '../constants/constants.ts'
export { createServerClock, type ServerClock } from './serverClock.ts'
export { type DatePreset, dateRange, type DateSpan } from './dateRange.ts'
export { formatDateTime, weekdayLabel, zonedDate, zonedDayStart } from './dates.ts'
