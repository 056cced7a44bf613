export { createTestServer, postMovements, runDueJobs, type TestServer } from '@koi/api-server/testing'
