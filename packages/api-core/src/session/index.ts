export { createHeartbeat, type Heartbeat, type HeartbeatOptions } from './createHeartbeat.ts'
export { createSession, type EndReason, type Session, type SessionEvent } from './session.ts'
export { createThrottle, type Throttle } from './createThrottle.ts'
export { resilientStorage, type StoragePort } from '../ports/storage.ts'
