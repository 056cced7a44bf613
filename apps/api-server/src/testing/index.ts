export { runDueJobs } from '../jobs/runJobs.ts'
export { createManualClock, type ManualClock } from './createManualClock.ts'
export { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'
export { setup } from './testDatabase.ts'
