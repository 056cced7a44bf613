export { createTestServer, runDueJobs, type TestServer } from '@koi/api-server/testing'
