export { createTestServer, type TestServer } from '@koi/api-server/testing'
