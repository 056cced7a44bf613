export { createManualClock, type ManualClock } from './manualClock.ts'
export { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'
